/** Ninja Forms, with a stand-in for its channels that follows its documentation. */
import type { FieldValues } from '../../../../src/attribution/page/types';

const extra: Record< string, unknown > = {};
const heard: ( ( form: unknown ) => void )[] = [];
let values: FieldValues = {};

Object.assign( window, {
	wc_order_attribution: { getAttributionData: () => values },
	nfRadio: {
		channel: ( name: string ) => ( {
			on: ( event: string, act: ( form: unknown ) => void ) => {
				if ( name === 'forms' && event === 'before:submit' ) {
					heard.push( act );
				}
			},
			request: ( what: string, key: string, value: unknown ) => {
				if ( name === 'form-7' && what === 'add:extra' ) {
					extra[ key ] = value;
				}
				if ( name === 'form-7' && what === 'remove:extra' ) {
					delete extra[ key ];
				}
			},
		} ),
	},
} );

const submit = () => heard.forEach( ( act ) => act( { get: () => 7 } ) );

it( 'what is known goes along, and nothing once consent is withdrawn', async () => {
	await import( '../../../../src/attribution-ninja' );
	dispatchEvent( new Event( 'load' ) );
	expect( heard ).toHaveLength( 1 );
	values = { utm_source: 'news', utm_term: null };
	submit();
	expect( JSON.parse( String( extra.eidan_attribution ) ) ).toEqual( values );
	values = { utm_source: null };
	submit();
	expect( extra ).toEqual( {} );
} );
