import type { proofRule as en } from '../../../en/pages/shared/proof.ts';
import type { Translated } from '../../../translated.ts';

/** The one rule of proof (docs/style.md), as in English. Pages must not relax or tighten it. */
export const proofRule: Translated<typeof en> = {
  ask: 'Le pediremos identificación con foto y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí.',
  lockedInside:
    'Si se le quedó adentro, díganoslo cuando llame. Revisaremos todo apenas se abra la puerta, antes de darle una llave y antes de irnos.',
  refusal: 'Si no hay cómo mostrarlo, no abrimos.',
};

export const wholeProofRule = `${proofRule.ask} ${proofRule.lockedInside} ${proofRule.refusal}`;
