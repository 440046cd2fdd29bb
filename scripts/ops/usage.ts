export const USAGE = `npm run ops -- COMMAND
  order list [--status STATUS,…] [--first 20]        the newest orders
  order show NUMBER                                  one order: lines, sums, history, moves
  order move NUMBER STATUS [--as B|K|S] [--reason TEXT] [--note TEXT] [--lines LINE:PIECES,…]
             [--branch BRANCH] [--sellable yes|no] [--key KEY]
                                                     as the branch (B), the courier (K) or the system (S)
  order courier-demo [NUMBER …] [--pace 8s]          walks these orders, or all that are open, to the door
  stock adjust VARIANT BRANCH (COUNT | --more N | --less N) [--reason TEXT] [--key KEY]
  stock transfer VARIANT FROM TO PIECES [--reason TEXT] [--key KEY]
  ticket list [--status open|answered|closed,…] [--first 20]
                                                     customers' questions, the longest waiting first
  ticket show NUMBER                                 one question with its messages
  ticket answer NUMBER TEXT                          answers it; the customer is told by WhatsApp
  ticket close NUMBER
  feedback list [--kind contact|complaint|suggestion|find|suggest,…] [--closed] [--first 20]
                                                     messages, complaints, product requests that are not settled
  feedback show NUMBER
  feedback close NUMBER                              it is settled
  feedback picture NUMBER FILE                       saves the picture of a suggested product (WebP)
  job list                                           jobs, and how many applied
  job applications [--job JOB] [--status received|inReview|interview|hired|declined] [--first 20]
  job move NUMBER STATUS                             how far an application is; hired and declined settle it
  job cv NUMBER FILE                                 saves a CV (pdf, doc, docx): a stranger's file
  outbox [--first 20] [--mobile +201…]               what the shop told its customers
Everywhere: [--lang ar|en] for names and messages, [--help].
NUMBER is MD-482135 or an id, BRANCH a slug or an id, VARIANT an id (order show tells it).
The shop is that of DATA_DIR and STORE_API_PORT, as npm start has them; STORE_API_URL and SERVICE_KEY name another one.`

/** A command that cannot be understood; its message says why. */
export class WrongUse extends Error {}
