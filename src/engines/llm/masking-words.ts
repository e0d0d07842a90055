const wordsIn = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What says that a number or an address follows, or stands between two of them. */
export const LABELS = wordsIn(`
  p puh puhelin puhelinnumero puhelimitse numero numerot numeroon numerosta numerossa nro gsm matkapuhelin
  sähköposti sähköpostitse sähköpostilla osoite osoitteeseen osoitteesta s-posti sposti tai ja
  tel tfn telefon telefonnummer nummer mobil e-post epost eller och på
  phone telephone mobile number email e-mail mail whatsapp or and at`)

/** Words with a capital that are nobody's name, as they stand beside contacts. */
export const NOT_NAMES = wordsIn(`
  lisätietoja lisätiedot lisätietoa yhteyshenkilö yhteyshenkilöt yhteystiedot yhteydenotot yhteyttä
  tiedustelut kysy kysymykset kysymyksiin kysyttävää kiinnostuitko kiinnostuksesi ota soita laita lähetä
  jätä toimita vastaa vastaan antaa hae hakemus hakemukset hakemuksesi haku hakuaika hakuohjeet tehtävään
  työhakemus työhakemukset työpaikka työavain töitä ilmoittaudu lisätiedustelut tavoitettavissa voit
  kiinnostuneita edut avoin cv terveisin ystävällisin rekry rekrytoija rekrytointi rekrytoinnista
  asiakaspalvelu vaihde toimisto heti nyt viimeistään mennessä klo arkisin palkka työ työaika tervetuloa meille meiltä
  esihenkilö osastonhoitaja toimitusjohtaja rehtori johtaja päällikkö esimies kauppias kapteeni
  kontakt kontaktperson kontakta kontaktuppgifter upplysningar tilläggsuppgifter frågor fråga ring mejla
  skicka ansök ansökan ansökningar rektor chef förman verksamhetsledare senast välkommen hälsningar lön
  mer information more further details contact contacts questions question call please regards apply send
  application applications recruiter manager director head officer lead hiring salary mr mrs ms dr the
  we our your you to for if in by
  januari februari january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun mondays
  tuesdays wednesdays thursdays fridays saturdays sundays weekdays
  tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta
  lokakuuta marraskuuta joulukuuta maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  mars maj juni juli augusti oktober måndag tisdag onsdag torsdag fredag lördag söndag
  finland suomi finnish swedish english linkedin teams ma ti ke to pe la su hr it tes kvtes alv eur usd`)

/** What makes a firm's name of the words before it; a word right behind it is the firm's place. */
export const FIRMS = wordsIn(`oy oyj ab abp ltd inc llc plc gmbh ry rf ky tmi as oü`)

/** English words before "at" that say where something is, not whose address it is. */
export const BEFORE_AT = wordsIn(`
  a about ad advert also and any apply applications arrive as available back based be career careers
  check details developer employed engineer everyone experienced expert find form found good great here
  him her hosted in info information is it job jobs join live located look manager me meet more now offices
  online or out page people position posted process product profile read register role see site skilled
  someone talent team the them today up us visit was website work worked working works you`)

/** Small words inside of a name. */
export const PARTICLES = wordsIn('af av de der van von')
