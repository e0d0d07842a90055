import type { OccupationRow } from '../occupation.ts'
import { BUSINESS } from './business.ts'
import { CLEANING } from './cleaning.ts'
import { CONSTRUCTION } from './construction.ts'
import { ENGINEERING } from './engineering.ts'
import { GENERAL } from './general.ts'
import { HEALTH } from './health.ts'
import { ICT } from './ict.ts'
import { MANAGEMENT } from './management.ts'
import { MANUFACTURING } from './manufacturing.ts'
import { OFFICE } from './office.ts'
import { OUTDOORS } from './outdoors.ts'
import { RESTAURANT } from './restaurant.ts'
import { SALES } from './sales.ts'
import { SOCIAL_WORK } from './social-work.ts'
import { TEACHING } from './teaching.ts'
import { TRANSPORT } from './transport.ts'

/** What one works at, by the groups of the national classification. */
export const NAMED_OCCUPATIONS: readonly OccupationRow[] = [
  ...MANAGEMENT,
  ...ENGINEERING,
  ...HEALTH,
  ...TEACHING,
  ...BUSINESS,
  ...ICT,
  ...SOCIAL_WORK,
  ...OFFICE,
  ...SALES,
  ...RESTAURANT,
  ...CLEANING,
  ...OUTDOORS,
  ...CONSTRUCTION,
  ...MANUFACTURING,
  ...TRANSPORT,
]

/** All that the engine knows a worker by; `workplaces.ts` has what stands in for a name in a title. */
export const OCCUPATIONS: readonly OccupationRow[] = [...NAMED_OCCUPATIONS, ...GENERAL]
