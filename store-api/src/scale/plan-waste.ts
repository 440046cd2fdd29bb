/** A node of an executed plan in PostgreSQL's JSON. Row counts are means of the loops. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** An executed statement with its plan. */
export interface Explained {
  text: string
  plan: PlanNode
}

/** Each node of a plan may read this many times what the statement returns. */
const MAX_RATIO = 10
/**
 * And so much whatever it returns: rows, because small tables (categories, cities, sizes) are read whole, and buffers
 * of the statement.
 */
const FREE_ROWS = 2_000
const FREE_BUFFERS = 1_000
/** A statement of a request reads no more rows than these, whatever it counts or adds up. */
const MAX_ROWS = 5_000

/** Reads a notice of auto_explain with `log_format` json; undefined for other notices. */
export function readNotice(notice: string): Explained | undefined {
  if (!/^duration: .* plan:/.test(notice)) return undefined
  const { 'Query Text': text, Plan: plan } = JSON.parse(notice.slice(notice.indexOf('{'))) as {
    'Query Text': string
    Plan: PlanNode
  }
  return { text, plan }
}

/**
 * Returns what an executed statement reads too much, or undefined. Rows read are those that leave the scans of tables
 * and those that filters, rechecks and joins remove; rows that are returned or written count as used, and those that an
 * aggregate takes in.
 */
export function wasteOf(plan: PlanNode): string | undefined {
  const nodes = allNodes(plan)
  const reads = nodes.map((node) => Math.round(rowsRead(node)))
  const total = reads.reduce((sum, rows) => sum + rows, 0)
  const most = Math.max(...reads)
  const used = Math.round(rowsOut(plan) + nodes.reduce((sum, node) => sum + rowsUsed(node), 0))
  const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  if (total > MAX_ROWS) return `reads ${total} rows`
  if (most > Math.max(FREE_ROWS, MAX_RATIO * used)) return `reads ${most} rows of a table to use ${used}`
  if (buffers > Math.max(FREE_BUFFERS, MAX_RATIO * used)) return `reads ${buffers} buffers to use ${used} rows`
  return undefined
}

/** Returns a plan as indented lines: node, table, rows × loops, removed rows, buffers. */
export function outline(node: PlanNode, indent = ''): string {
  const removed =
    node['Rows Removed by Filter'] ?? node['Rows Removed by Join Filter'] ?? node['Rows Removed by Index Recheck']
  const parts = [
    node['Subplan Name'],
    node['Node Type'],
    node['Relation Name'],
    node['Index Name'],
    `${node['Actual Rows']} × ${node['Actual Loops']}`,
    removed && `removed ${removed}`,
    `buffers ${(node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)}`,
  ]
  return [
    indent + parts.filter(Boolean).join(' '),
    ...(node.Plans ?? []).map((plan) => outline(plan, `${indent}  `)),
  ].join('\n')
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)]
}

function rowsOut(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops']
}

function rowsRead(node: PlanNode): number {
  const isScan = node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable'
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return node['Actual Loops'] * (removed + (isScan ? node['Actual Rows'] : 0))
}

function rowsUsed(node: PlanNode): number {
  if (!/^(Aggregate|Group|WindowAgg|ModifyTable)$/.test(node['Node Type'])) return 0
  return (node.Plans ?? [])
    .filter((plan) => plan['Subplan Name'] === undefined)
    .reduce((sum, plan) => sum + rowsOut(plan), 0)
}
