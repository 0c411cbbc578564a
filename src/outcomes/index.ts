/**
 * Events for the analytics tool of the site, with consent: `generate_lead` after a form was sent, `purchase` on the page
 * that thanks for an order, once an order. It is on the page only where the owner has switched it on. See
 * docs/attribution.md.
 */
import { withConsent } from './consent';
import { onSent } from './forms';
import { isNew } from './once';
import { push, type Params } from './push';

/** What PHP has printed. */
interface Given {
	/** Category of the WP Consent API. */
	category: string;
	/** Whether a missing answer about consent means no. */
	wait: boolean;
	/** The order that this page thanks for. */
	purchase?: Params & { transaction_id: string };
	/** Path of the shop's installation, which tells its orders from those of others on the domain. */
	shop?: string;
}

const start = ( { category, wait, purchase, shop }: Given ) => {
	const consented = withConsent( category, wait );
	const listen = onSent( ( form ) => consented( () => push( 'generate_lead', { form } ) ) );
	listen();
	window.addEventListener( 'load', listen );
	if ( purchase ) {
		consented( () => {
			if ( isNew( `${ shop } ${ purchase.transaction_id }` ) ) {
				push( 'purchase', purchase );
			}
		} );
	}
};

const { eidanOutcomes: given } = window as { eidanOutcomes?: Given };

if ( given ) {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', () => start( given ) );
	} else {
		start( given );
	}
}
