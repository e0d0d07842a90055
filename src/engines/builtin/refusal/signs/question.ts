import type { KindRow } from './sign.ts'

/** Something is asked of a person or a machine. */
export const QUESTION_SIGNS: readonly KindRow[] = [
  // Something is asked for.
  {
    kind: 'question',
    weight: 2,
    most: 8,
    fi: `
      voisitko, voitko .. kertoa, voitko .. auttaa, voitko .. kirjoittaa, auta minua,
      osaatko kertoa, kirjoita .. hakemu*, kirjoita minulle, kirjoita mulle, kirjoita uudelleen,
      tee minulle, tee mulle, laadi, luo, tiivistä teksti, tiivistä tämä, käännä, selitä,
      kerro mikä, kirjoita, muotoile, ehdota, kerro mitä, kerro miten, analysoi, poimi, palauta,
      luettele, listaa, vertaa, arvioi hakemu*, toimi kokeneena, toimi kuin, esitä, älä keksi,
      pohdi, vaihe kerrallaan, json, chatgpt, chat, tekoäly, prompti, saat alle, alla olev*,
      seuraava teksti, seuraavasta, vastaa suomeksi, miten .. kannatta*, mitä .. kannatta*,
      mistä tietää, kannattaako, pitäisikö, pitääkö, onko kukaan, onko kenelläkään, onko järkeä,
      mitä mieltä, mitä teen, tietääkö kukaan, osaako kukaan, saako, voiko, voinko, kertokaa,
      kokemuksia aiheesta, kysyisin, osaisiko joku, nimim, nimimerkki, vastaus 1, vastaukset, muoks,
      kiitos etukäteen, kiitos vastauksi*, mulla, mun, mulle, hei chat, anna palaute*,
      anna vinkkejä, anna esimerk*, anna kolme, lista, listan, ranskalaisilla viivoilla,
      korkeintaan .. sanaa, enintään .. sanaa, onko normaalia, onko laillista, saanko, mitä eroa,
      mitä tarkoittaa, mistä löydän, mistä löytyy, kuinka paljon, kuinka kauan, montako, paljonko
    `,
    sv: `
      kan du, kan ni, kan någon, hur gör, hur ska, hur skriver, hur mycket, varför, vad är,
      vad betyder, ska jag, borde jag, har en fråga, en fråga, är det normalt, får man, måste man,
      vad tycker, ge mig, lista, tacksam för, någon som vet, skriv en, skriv ett, hjälp mig,
      förklara, översätt, sammanfatta, tack på förhand
    `,
    en: `
      can you, could you, please write, write me, write a, rewrite, explain, summarize, summarise,
      translate, give me, tell me, help me, should i, how do i, how can i, how much, what is,
      act as, draft a, make it, you are an expert, step by step, as json, in json, bullet points,
      no more than, at most .. words, in your opinion, is it normal, is it legal, am i,
      do i have to, which of, does anyone, has anyone, any advice, thanks in advance, my question,
      prompt
    `,
  },
  // What a question begins with; an ad asks its reader too.
  {
    kind: 'question',
    weight: 0.75,
    most: 3,
    fi: `miksi, miten, kuinka, mikä, mitkä, kuka, ongelma, kysymys`,
    sv: `hur, varför, vem, fråga`,
    en: `how, why, question`,
  },
]
