import type { QuestionEntry } from './entry.ts'

export const question3: QuestionEntry = {
  about: 'missä työtä tehdään',
  borders: [
    'Tässä kysymyksessä kirjaimia annetaan useita tavallista useammin.',
    'Meluisat sisätilat (tehdas, varasto, keittiö) eivät ole mitään näistä, ellei ilmoitus sano enempää.',
    'A edellyttää, että toimisto, koti, laboratorio tai muu sellainen nimetään, tai että työ on selvästi toimistotyötä.',
    'Osittainen etätyö on C, ja sen rinnalle tulee A vain, jos toimisto nimetään.',
    'Luokkahuone tai päiväkotiryhmä ei ole D.',
    'Luokkahuone tai päiväkotiryhmä on C, jos vaihtelua korostetaan, ja B, jos ulkona ollaan paljon.',
  ],
  options: {
    A: {
      when: 'sijoittaa työn toimistoon, kotitoimistoon, laboratorioon, arkistoon tai muuhun rauhalliseen sisätilaan',
      typical: 'Työpisteesi on toimistollamme rautatieaseman vieressä.',
      counter: {
        phrase: 'Työskentelet tuotantohallissa pakkauslinjalla.',
        why: 'Halli on sisällä mutta meluisa, eikä rauhallista sisätilaa nimetä.',
      },
      profile: 'työtä tehdään rauhallisissa sisätiloissa',
    },
    B: {
      when: 'sijoittaa työn ulos, tien päälle, asiakkaiden koteihin tai kohteisiin, tai kun työssä matkustetaan säännöllisesti',
      typical: 'Ajat päivittäin kohteesta toiseen ja hoidat pihoja.',
      counter: {
        phrase: 'Toimistollemme pääsee hyvin julkisilla, ja pyörälle on katos.',
        why: 'Työmatka ei ole osa työtä.',
      },
      profile: 'työtä tehdään ulkona tai liikkeellä',
    },
    C: {
      when: 'kertoo paikkojen vaihtelevan (hybridityö, useita toimipaikkoja, kenttä ja toimisto) tai korostaa, kuinka vaihtelevaa työ on (monipuolinen, vaihteleva)',
      typical: 'Osan viikosta olet toimistolla, osan kotona.',
      counter: {
        phrase: 'Tarjoamme monipuoliset henkilöstöedut.',
        why: 'Monipuolisia ovat edut, eivät työ tai sen paikat.',
      },
      profile: 'työtä tehdään vaihtelevassa ympäristössä',
    },
    D: {
      when: 'sijoittaa työn sinne, missä palvellaan asiakkaita tai potilaita: myymälä, ravintola, vastaanotto, osasto, klinikka, kampaamo, palvelupiste, puhelinpalvelu',
      typical: 'Otat asiakkaat vastaan hotellin vastaanotossa.',
      counter: {
        phrase: 'Opetat kolmasluokkalaisia kyläkoulussa.',
        why: 'Luokkahuone ei ole asiakaspalvelupaikka.',
      },
      profile: 'työtä tehdään asiakaspalvelupaikassa',
    },
  },
  ask: 'Missä työtä tehdään: toimistossa, asiakkaan luona, ulkona vai useassa paikassa, ja voiko sitä tehdä etänä?',
  modelSentence:
    'Työtä tehdään [toimistossamme / myymälässä / asiakkaiden kodeissa] paikkakunnalla […], ja etätyötä [voi tehdä … päivää viikossa / ei voi tehdä].',
}
