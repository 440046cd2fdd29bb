export const USAGE = `npm run ops -- COMMAND
  order list [--status STATUS,…] [--first 20]        newest orders
  order show NUMBER                                  one order: lines, totals, history, allowed status changes
  order move NUMBER STATUS [--as B|K|S] [--reason TEXT] [--note TEXT] [--lines LINE:UNITS,…]
             [--branch BRANCH] [--sellable yes|no] [--key KEY]
                                                     changes the status as branch (B), courier (K) or system (S)
  order courier-demo [NUMBER …] [--pace 8s]          delivers these orders, or all open ones
  stock adjust VARIANT BRANCH (COUNT | --more N | --less N) [--reason TEXT] [--key KEY]
  stock transfer VARIANT FROM TO UNITS [--reason TEXT] [--key KEY]
  ticket list [--status open|answered|closed,…] [--first 20]
                                                     support tickets, the longest waiting first
  ticket show NUMBER                                 one ticket with its messages
  ticket answer NUMBER TEXT                          answers a ticket and notifies the customer by WhatsApp
  ticket close NUMBER
  feedback list [--kind contact|complaint|suggestion|find|suggest,…] [--closed] [--first 20]
                                                     open messages, complaints and product requests
  feedback show NUMBER
  feedback close NUMBER                              marks it as resolved
  feedback picture NUMBER FILE                       saves the image of a product suggestion (WebP)
  job list                                           jobs with the number of applications
  job applications [--job JOB] [--status received|inReview|interview|hired|declined] [--first 20]
  job move NUMBER STATUS                             changes the status of an application; hired and declined are final
  job cv NUMBER FILE                                 saves a CV (PDF, DOC, DOCX); the file is untrusted
  outbox [--first 20] [--mobile +201…]               notifications sent to customers
All commands: [--lang ar|en] for names and messages, [--help].
NUMBER is MD-482135 or an id, BRANCH a slug or an id, VARIANT an id (see order show).
DATA_DIR and STORE_API_PORT select the shop, with the defaults of npm start; STORE_API_URL and SERVICE_KEY select another one.`

/** Invalid usage of a command; the message states the problem. */
export class WrongUse extends Error {}
