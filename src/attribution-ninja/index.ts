/** Ninja Forms sends no form but data of its own: the values go along by the way that it has for that. */
import { safely } from '../attribution/page/safely';
import type { Shop } from '../attribution/page/types';

interface Channel {
	on: ( event: string, act: ( form: { get: ( name: string ) => unknown } ) => void ) => void;
	request: ( name: string, ...given: unknown[] ) => unknown;
}

const page = window as { nfRadio?: { channel: ( name: string ) => Channel }; wc_order_attribution?: Shop };

/** Name of the field, as Sent.php reads it. */
const NAME = 'eidan_attribution';

// The plugin's script may come behind this one.
addEventListener(
	'load',
	safely( () =>
		page.nfRadio?.channel( 'forms' ).on(
			'before:submit',
			safely( ( form ) => {
				const values = page.wc_order_attribution?.getAttributionData?.() || {};
				const channel = page.nfRadio!.channel( `form-${ form.get( 'id' ) }` );
				if ( Object.values( values ).some( Boolean ) ) {
					channel.request( 'add:extra', NAME, JSON.stringify( values ) );
				} else {
					channel.request( 'remove:extra', NAME );
				}
			} )
		)
	)
);
