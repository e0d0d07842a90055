import { inferred, stated } from '../answer/choices.ts'
import { answerWith, type ServiceAnswer } from '../answer/schema.ts'

export type Example = { readonly advert: string; readonly answer: ServiceAnswer }

/**
 * Advertisements written for the prompt, with their answers: one with much to say, one with little
 * and in another language. Every quote in them is verbatim; a test holds it.
 */
export const EXAMPLES: readonly Example[] = [
  {
    advert: `Vastaava ohjaaja nuorten asumisyksikköön

Johdat kuuden ohjaajan tiimiä ja vastaat yksikön arjen sujumisesta. Teet myös itse vuorotyötä nuorten kanssa aamu-, ilta- ja yövuoroissa.

Edellytämme sosiaalialan ammattikorkeakoulututkintoa (esim. sosionomi AMK) ja kokemusta nuorten kanssa työskentelystä. Kirjaat päivittäin asiakastietojärjestelmään. Aiempaa kokemusta esihenkilötyöstä emme edellytä.

Tarjoamme huolellisen perehdytyksen, työnohjauksen ja vuosittaisen koulutusbudjetin. Työsuhde on vakituinen.`,
    answer: answerWith({
      q1: [
        stated('B', 'Tarjoamme huolellisen perehdytyksen'),
        stated('D', 'Johdat kuuden ohjaajan tiimiä ja vastaat yksikön arjen sujumisesta'),
      ],
      q2: [inferred('D', 'Vastaava ohjaaja nuorten asumisyksikköön')],
      q4: [
        stated('B', 'Johdat kuuden ohjaajan tiimiä ja vastaat yksikön arjen sujumisesta'),
        inferred('D', 'Johdat kuuden ohjaajan tiimiä'),
      ],
      q5: [stated('B', 'Kirjaat päivittäin asiakastietojärjestelmään')],
      q6: [stated('C', 'vuorotyötä nuorten kanssa aamu-, ilta- ja yövuoroissa')],
      q7: [stated('C', 'Edellytämme sosiaalialan ammattikorkeakoulututkintoa')],
      q8: [stated('B', 'työnohjauksen ja vuosittaisen koulutusbudjetin')],
      q9: [stated('A', 'Työsuhde on vakituinen')],
      q10: [stated('B', 'työnohjauksen ja vuosittaisen koulutusbudjetin')],
    }),
  },
  {
    advert: `Summer gardener wanted

We need an extra pair of hands for our cemetery gardens from May to August. You will plant, water and mow together with our gardening crew under the foreman. No experience needed, we teach you everything on the first day.`,
    answer: answerWith({
      q1: [
        stated('B', 'we teach you everything on the first day'),
        stated('E', 'together with our gardening crew under the foreman'),
      ],
      q2: [stated('A', 'You will plant, water and mow')],
      q3: [inferred('B', 'our cemetery gardens')],
      q5: [inferred('D', 'You will plant, water and mow')],
      q7: [stated('A', 'No experience needed')],
      q8: [
        inferred('D', 'an extra pair of hands for our cemetery gardens from May to August'),
        stated('E', 'No experience needed'),
      ],
      q9: [stated('B', 'from May to August')],
      q10: [inferred('C', 'No experience needed, we teach you everything on the first day')],
    }),
  },
]
