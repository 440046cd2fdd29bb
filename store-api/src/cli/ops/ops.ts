import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings'
import type { CommandContext, OpsContext } from '#src/cli/context.ts'
import { addClientKeyCommands } from './client-key.ts'
import { addCouponCommands } from './coupon.ts'
import { addCourierDemoCommand } from './courier-demo.ts'
import { addDeliveryCommands } from './delivery.ts'
import { addExchangeCommands } from './exchange.ts'
import { addFeedbackCommands } from './feedback.ts'
import { addJobCommands } from './job.ts'
import { addOrderCommands } from './order.ts'
import { addOutboxCommands } from './outbox.ts'
import { addPickupCommands } from './pickup.ts'
import { addReplyCommands } from './reply.ts'
import { addSearchCommands } from './search.ts'
import { addStockCommands } from './stock.ts'
import { openStoreClient } from './store-client.ts'
import { addTicketCommands } from './ticket.ts'

const SHOP = `DATA_DIR and STORE_API_PORT select the shop, with the defaults of npm start; STORE_API_URL and SERVICE_KEY select another one.`

/**
 * Adds the commands for the people who work in the shop: orders, stock, messages (docs/shop-side.md). They call the
 * store API.
 */
export function addOpsCommands(program: CommandUnknownOpts, context: CommandContext): void {
  const ops = program
    .command('ops')
    .description('Shows and changes orders, stock, coupons and messages of a running shop (docs/shop-side.md).')
    .addOption(
      new Option('--lang <language>', 'language of names and messages')
        .choices(['ar', 'en'] as const)
        .default('en' as const),
    )
    .addHelpText('after', `\n${SHOP}`)
  // Commands set the exit code on the context they get.
  const ofOps: OpsContext = Object.assign(context, { client: () => openStoreClient(context.env, ops.opts().lang) })
  const order = addOrderCommands(ops, ofOps)
  addCourierDemoCommand(order, ofOps)
  addPickupCommands(ops, ofOps)
  addExchangeCommands(ops, ofOps)
  addStockCommands(ops, ofOps)
  addCouponCommands(ops, ofOps)
  addDeliveryCommands(ops, ofOps)
  addClientKeyCommands(ops, ofOps)
  addTicketCommands(ops, ofOps)
  addFeedbackCommands(ops, ofOps)
  addJobCommands(ops, ofOps)
  addOutboxCommands(ops, ofOps)
  addReplyCommands(ops, ofOps)
  addSearchCommands(ops, ofOps)
}
