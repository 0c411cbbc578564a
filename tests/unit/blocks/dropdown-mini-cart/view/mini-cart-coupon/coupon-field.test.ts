/** The field for a coupon's code. */
import type { Tools } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/part';
import { start } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-coupon';

const moment = () => new Promise( ( resolve ) => setTimeout( resolve ) );
let sent: unknown[][];
let answer: ( refused: ( sentence: string, html?: string ) => void ) => boolean;
const field = () => document.querySelector( 'input' )!;
const said = () => document.querySelector< HTMLElement >( '[role=alert]' )!;
const submit = async ( code: string ) => {
	field().value = code;
	document.querySelector( 'form' )!.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await moment();
};

beforeEach( () => {
	sent = [];
	document.body.innerHTML = `<details data-words='{"applied":"Applied %s","empty":"Enter a code."}'><form><input><button>Apply</button></form><p role="alert" hidden></p></details>`;
	start( document.querySelector( 'details' )!, {
		change: async ( path: string, body: object, _name: string, done: string, refused: never ) => {
			sent.push( [ path, body, done ] );
			return answer( refused );
		},
		signal: new AbortController().signal,
	} as unknown as Tools );
} );

it( 'sends a code, and is empty once it is applied', async () => {
	answer = () => true;
	await submit( ' TEN ' );
	expect( sent ).toEqual( [ [ '/apply-coupon', { code: 'TEN' }, 'Applied TEN' ] ] );
	expect( [ field().value, said().hidden ] ).toEqual( [ '', true ] );
} );

it( 'shows a refusal beside the field in the words of the shop, until something else is typed', async () => {
	answer = ( refused ) => {
		refused( '', 'Coupon &quot;ten&quot; <b>does not exist</b>!' );
		return false;
	};
	await submit( 'ten' );
	expect( [ field().value, said().textContent, field().ariaInvalid ] ).toEqual( [
		'ten',
		'Coupon "ten" does not exist!',
		'true',
	] );
	expect( document.activeElement ).toBe( field() );
	field().dispatchEvent( new Event( 'input' ) );
	expect( [ said().hidden, field().ariaInvalid ] ).toEqual( [ true, 'false' ] );
} );

it( 'asks for a code where there is none', async () => {
	await submit( '  ' );
	expect( [ sent, said().textContent ] ).toEqual( [ [], 'Enter a code.' ] );
} );
