import { type Decision, has, hasApart, when } from '../decision.ts'
import { isSelfEmployed } from './role.ts'

/** Planning one's own days: free hours for an entrepreneur, flexible ones for an employee. */
const PLANS_DAYS = 0.5
/** A hint of free hours that an entrepreneur's contract bears out. */
const HINT = 0.25
/** The weight of cues for shifts and gigs that the worker picks: their hours are no set ones. */
const PICKED = 1.5

/**
 * Who decides, plans, picks, or has flexible hours, has no set ones: a roster's hours are but
 * bounds. Whoever picks among shifts is not free of them, and who plans the day has set hours all the
 * same where the ad sets them elsewhere. An entrepreneur of whose hours nothing is said is free too.
 */
export const decideQuestion6: Decision = (findings) => {
  const own = findings.peak('6A')
  const flexible = has(findings, '6B')
  const set = has(findings, '6C')
  const eitherWay = has(findings, '6D')
  const entrepreneur = isSelfEmployed(findings)
  const silent = own < HINT && !flexible && !set && !eitherWay
  const picked = findings.peak('6D') >= PICKED
  const free = entrepreneur ? own >= HINT || silent : own >= 1 && !flexible && !picked
  const plans = !free && !picked && own >= PLANS_DAYS && !hasApart(findings, '6C', '6A')
  // Free and flexible hours are agreed upon anyway: it takes a sentence of its own.
  const agreed = picked || (eitherWay && hasApart(findings, '6D', free ? '6A' : '6B'))
  return [
    ...when(free, 'A', '6A', ...(silent ? (['9C'] as const) : [])),
    ...when(!free && (flexible || plans), 'B', '6B', '6A'),
    ...when(set && !free && !flexible && !plans && !picked, 'C', '6C'),
    ...when(agreed, 'D', '6D'),
  ]
}
