import type { proofRule as en } from '../../../en/pages/shared/proof.ts';
import type { Translated } from '../../../translated.ts';

/** The one rule of proof (docs/style.md), as in English. Pages say nothing that says less or more. */
export const proofRule: Translated<typeof en> = {
  ask: 'Pedimos una identificación con foto y algo que lo relacione con el carro, la casa o el negocio.',
  lockedInside:
    'Si algo de eso se le quedó adentro, díganoslo cuando llame. Lo revisamos en cuanto se abre la puerta, antes de darle una llave y antes de irnos.',
  refusal: 'No podemos abrir lo que usted no pueda mostrar que es suyo.',
};

export const wholeProofRule = `${proofRule.ask} ${proofRule.lockedInside} ${proofRule.refusal}`;
