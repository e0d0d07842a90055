/** Words after which a full stop seldom ends a sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `esim mm ym yms jne klo puh nro kpl alk os ao ko ks vrt tj min max noin ts eli
   t p s v n k h r bl ev dvs osv kl tel mfl sk jmf ca nr st t.ex bl.a fr.o.m t.o.m s.k e.g i.e etc approx incl`.split(
    /\s+/,
  ),
)
