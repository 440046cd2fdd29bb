import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { addBackupCommands } from './backup.ts'
import { addDatabaseCommands } from './database.ts'
import { addOpsCommands } from './ops/ops.ts'
import { addSearchEval } from './search-eval.ts'
import type { CommandContext, Io } from './context.ts'

const FAILED = 1
const INVALID_USAGE = 2

/** Runs one command and returns its exit code: 0 success, 1 failure, 2 invalid usage, 130 stopped by a signal. */
export async function runProgram(args: string[], io: Io): Promise<number> {
  const context: CommandContext = { ...io, exitCode: 0 }
  try {
    await programOf(context).parseAsync(args, { from: 'user' })
    return context.exitCode
  } catch (error) {
    // Commander has printed its message already; --help is such an error too, with exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : INVALID_USAGE
    io.printError(error instanceof Error ? error.message : String(error))
    return FAILED
  }
}

/** The commands by the names of their npm scripts. */
function programOf(context: CommandContext): CommandUnknownOpts {
  const program: CommandUnknownOpts = new Command('npm run')
    .description('The commands of the store.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => context.printError(text.trimEnd()),
    })
    .configureHelp({ commandUsage: usageOf, showGlobalOptions: true })
    .showHelpAfterError()
  addDatabaseCommands(program, context)
  addBackupCommands(program, context)
  addSearchEval(program, context)
  addOpsCommands(program, context)
  return program
}

/** 'npm run ops -- order show [options] <order>': npm wants `--` between its script and the arguments. */
function usageOf(command: CommandUnknownOpts): string {
  const names: string[] = []
  for (let each: CommandUnknownOpts | null = command; each; each = each.parent) names.unshift(each.name())
  const [npmRun = '', script, ...rest] = names
  return script ? [npmRun, script, '--', ...rest, command.usage()].join(' ') : `${npmRun} ${command.usage()}`
}
