const FROM = 12
const hourInCairo = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', hour: 'numeric', hourCycle: 'h23' })

/** Whether the shop may write to people by itself: from 12:00 to 24:00 in Cairo (DOMAIN §1.2). */
export function isContactHour(moment: Date): boolean {
  return Number(hourInCairo.format(moment)) >= FROM
}
