import { arabAndAmericanClubs } from './arab-and-americas.ts'
import type { Club } from './club.ts'
import { egyptianClubs } from './egypt.ts'
import { europeanClubs } from './europe.ts'
import { nationalTeams } from './national.ts'

/** Every club and national team, in the order a shopper meets them. */
export const clubs: Club[] = [...egyptianClubs, ...nationalTeams, ...europeanClubs, ...arabAndAmericanClubs]
