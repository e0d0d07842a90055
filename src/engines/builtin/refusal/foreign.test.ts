import { expect, it } from 'vitest'
import { flattened } from '../../../evaluation/gold.ts'
import { readLabelledAds } from '../../../testing/labelled-ads.ts'
import { builtinEngine } from '../builtin.ts'
import { isForeign } from './foreign.ts'

const options = { signal: new AbortController().signal, mask: true }
const readingOf = (text: string) => builtinEngine.read(text, options)

const ADVERTS = [
  'Koch (m/w/d) in Turku\n\nWir suchen ab sofort einen Koch für unser Restaurant. Sie haben eine abgeschlossene Ausbildung und mehrere Jahre Erfahrung. Wir bieten ein gutes Gehalt, geregelte Arbeitszeiten und ein nettes Team. Bitte senden Sie Ihre Bewerbung bis zum 31. März an unsere Personalabteilung.',
  'Kokk Turus\n\nOtsime oma meeskonda kokka. Töö on vahetustega, pakume head palka ja toetavat meeskonda. Nõuame varasemat töökogemust ja eesti keele oskust. Kandideerimiseks saada CV aadressile. Tööaeg on paindlik ning töökoht asub kesklinnas. Ootame sinu avaldust hiljemalt märtsi lõpuks ning vastame kõigile kandidaatidele.',
  'Повар в Турку\n\nМы ищем повара в наш ресторан. Требуется опыт работы и знание финского языка. Предлагаем хорошую зарплату и дружный коллектив. Отправьте резюме до конца марта. Работа посменная, график составляется заранее, питание и форма предоставляются бесплатно.',
  '厨师\n\n我们的餐厅正在寻找一位厨师。您需要有相关的工作经验和良好的沟通能力。我们提供稳定的工资和友好的团队。请在三月底之前把您的简历发送到我们的人事部门。'.repeat(
    3,
  ),
]

it.each(ADVERTS)('an ad in another language is refused for its language: %s', async (text) => {
  expect(await readingOf(text)).toMatchObject({ kind: 'not-an-advert', reason: 'foreign' })
})

it('our own ads in three languages are not foreign, on one line neither', () => {
  const ads = readLabelledAds()
  expect(new Set(ads.map(({ lang }) => lang))).toEqual(new Set(['fi', 'sv', 'en']))
  expect([...ads, ...ads.map(flattened)].filter(({ text }) => isForeign(text))).toEqual([])
})

it.each([
  ['numbers', '12345 67890 '.repeat(40)],
  ['a few foreign words', 'Koch gesucht, gute Bezahlung.'],
  [
    'a short English ad',
    'Chef de partie. You cook at our seaside restaurant. Fixed-term contract until September; a permanent position cannot be promised.',
  ],
  [
    'a Finnish ad with a foreign name',
    `${'Haemme myyjää kauppaamme. '.repeat(8)}Jacques et Fils SARL`,
  ],
])('%s are not', (_, text) => {
  expect(isForeign(text)).toBe(false)
})
