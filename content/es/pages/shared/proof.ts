import type { proofRule as en } from '../../../en/pages/shared/proof.ts';
import type { Translated } from '../../../translated.ts';

/** The one rule of proof (docs/style.md), as in English. Pages say nothing that says less or more. */
export const proofRule: Translated<typeof en> = {
  ask: 'Le pediremos una identificación con foto y algo que muestre que es suyo, o que vive o trabaja ahí.',
  lockedInside:
    'Si se le quedó adentro, díganoslo cuando llame. Lo revisaremos apenas se abra la puerta, antes de darle una llave y antes de irnos.',
  refusal: 'Si no hay cómo mostrarlo, no abrimos.',
};

export const wholeProofRule = `${proofRule.ask} ${proofRule.lockedInside} ${proofRule.refusal}`;
