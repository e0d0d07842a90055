import type { Cue } from '../cue.ts'

/** How ads begin to tell what the person does: passages that show what follows from an occupation. */
export const TASKS: readonly Cue[] = [
  {
    mark: 'task',
    weight: 1,
    fi: `
      tehtäviisi, tehtävääsi, työtehtäviisi, tehtävänäsi, tehtävänkuvaasi, toimenkuvaasi,
      työnkuvaasi, työhösi, työssäsi, tehtävässäsi, roolissasi, vastuullasi,
      tehtäviin kuulu*, tehtävään kuulu*, työtehtäviin kuulu*, työhön kuulu*, työ sisältää,
      tehtävä sisältää, työn sisältö, työtehtävä|työtehtävät|tehtävät .. ovat|koostu*,
      toimenkuvaan kuulu*, työnkuvaan kuulu*, vastaat, huolehdit, pääset, hoidat, osallistut, teet,
      toimit, työskentelet, suunnittelet, palvelet, autat, tuet, valmistat, kehität, myyt
    `,
    sv: `
      dina arbetsuppgifter, arbetsuppgifterna, till uppgifterna, i arbetet ingår, du ansvarar,
      du arbetar, du får
    `,
    en: `
      your job, your tasks, your responsibilities, you will, responsibilities include,
      tasks include, duties include, in this role, your role
    `,
  },
]
