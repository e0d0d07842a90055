/**
 * Words that begin a line of an ad and, with a capital, stand within no sentence: what is sought, expected, offered and
 * asked to be done. Names of people, places and firms are not among them.
 */
const BY_LANGUAGE = {
  fi: `
    haemme etsimme haetaan etsitään palkkaamme tarjoamme odotamme edellytämme arvostamme toivomme katsomme luemme vaadimme
    kaipaamme tarvitsemme panostamme tuemme olemme meillä me sinä sinulla sinulta sinun olet voit saat pääset teet toimit vastaat
    työskentelet osallistut hallitset osaat omaat tule ota soita hae lähetä jätä täytä tutustu liity kerro lue eduksi
    tehtävä tehtävän tehtävään tehtävässä tehtäviisi tehtäväsi tehtävät työtehtävät työtehtäviin työsuhde työaika palkka palkkaus
    työ työn työssä kelpoisuus kelpoisuusvaatimus kelpoisuusvaatimuksena hakemukset hakemus hakuaika lisätietoja lisätiedot
    yhteystiedot edut työsuhteen valitulla valittavalla valitun virkaan toimeen kiinnostuitko kiinnostuiko kuulostaako oletko
    haluatko mitä kuka ketä miksi millainen millaista miten koeaika aloitus sijainti
  `,
  sv: `
    vi du dina ditt vår våra tjänsten arbetet arbetsuppgifter arbetstiden lönen lön ansökan ansökningar sök skicka behörighet
    behörighetsvillkor anställningen uppgifterna vad vem varför som
  `,
  en: `
    we you your our apply send please requirements responsibilities benefits qualifications what who why how salary contact
    duties tasks
  `,
}

export const OPENERS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.trim().split(/\s+/)),
)
