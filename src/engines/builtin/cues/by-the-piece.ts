import type { Cue } from '../cue.ts'

/** Who is asked for a price, or paid for a piece, is no employee and brings the skill along. */
const PRICED = {
  fi: `
    könttä*, tarjou* .. kokonai*|könttä*, pyydämme|pyydän|pyydetään tarjou*|tarjouksia,
    tee|jätä tarjou* .. työstä|urakasta|kokonaisuudesta, kerro|ilmoita|sano|lähetä .. hinta|hintasi|hinnan,
    paljonko|mitä pyydät|veloitat|ottaisit|veloittaisit, per teksti|juttu|sivu|runo|kuva|kappale|keikka,
    tunnista|tunnilta tai urakasta|urakka*
  `,
  sv: `
    pris per, per ord|sida|bild|text|sång, säg|berätta|skicka .. pris|priset|offert
  `,
  en: `
    per page|word|piece|drawing|report|letter|image|photo|article|song|line|metre|episode|illustration,
    your price|quote, send|tell|say|write|name|state .. price|quote, by the hour or|job,
    fixed price, flat fee, price for all|everything|the whole
  `,
}

/** Work that is paid by the piece, or whose price is asked. */
export const BY_THE_PIECE: readonly Cue[] = [
  { mark: '9C', weight: 1, ...PRICED },
  { mark: '10C', weight: 1, ...PRICED },
  {
    mark: '9C',
    weight: 1,
    fi: `
      tuntihinta*, päivähin*, sanahin*, sivuhin*, hintasi, kokonaishin*, laskuttaen, lasku tai, tai lasku,
      laskutus oman, yritykseltäsi, kuitilla, perustajakumppan*
    `,
    sv: `faktura, arvode, arvodet, timpris, enligt räkning, som lön eller, medgrundare`,
    en: `
      your rate|fee, day|daily rate, rate or fixed, a fee of, fixed fee|sum, lump sum, an invoice,
      business id, paypal, co founder, cofounder
    `,
  },
]
