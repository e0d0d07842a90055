const NEGATING = new Set(
  `ei en et emme ette eivät eikä enkä etkä emmekä ettekä eivätkä älä älkää älköön ellei
   ellen ellet ellemme ellette elleivät ilman tuskin
   no not non nor none never neither nobody nothing without cannot hardly
   inte ej icke ingen inget inga aldrig utan varken knappast`.split(/\s+/),
)
/** don't, homeless; -ton, -tön and their stems -ttoma-, -ttömä-; epä-, non-. */
const NEGATING_PARTS =
  /n't$|less$|t[oö]n(?:t[aä])?$|tt(?:oma|ömä|omu|ömy|omi|ömi|omie|ömie)|^epä|^non-?/

/** Whether a word in the view's spelling denies something, by itself or by a part of it. */
export function isNegating(word: string): boolean {
  return NEGATING.has(word) || NEGATING_PARTS.test(word)
}
