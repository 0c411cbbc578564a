/** The form of a range: when it applies what is chosen. */
import '../../../../src/view/list-range';

/** Shows a form and returns its parts, and the addresses that it leads to. */
const shown = ( options: object ) => {
	document.body.innerHTML = `<div class="eidan-list"><div popover>
		<form action="https://a.test/shop/" data-eidan-list-range='${ JSON.stringify( options ) }'>
			<div><input type="range" min="0" max="100" value="0"><input type="range" min="0" max="100" value="100"></div>
			<input type="number" name="price[]"><input type="number" name="price[]">
			<button>Apply</button>
		</form>
		</div></div>`;
	const find = < E extends HTMLElement >( selector: string ) => document.querySelector< E >( selector )!;
	const form = find< HTMLFormElement >( 'form' );
	const addresses: string[] = [];
	form.addEventListener( 'click', ( event ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link ) {
			event.preventDefault();
			addresses.push( link.href );
		}
	} );
	const fire = ( element: Element, ...types: string[] ) =>
		types.forEach( ( type ) => element.dispatchEvent( new Event( type, { bubbles: true, cancelable: true } ) ) );
	/** Moves the highest handle, by a pointer or by keys. */
	const move = ( value: string, by: 'pointerdown' | 'keydown' ) => {
		const handle = find< HTMLInputElement >( '[type=range]:nth-child(2)' );
		fire( handle, by );
		handle.value = value;
		fire( handle, 'input', 'change' );
	};
	return { form, addresses, fire, move, panel: find( '[popover]' ), list: find( '.eidan-list' ) };
};

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

/** The runtime starts what is new on the page in a task of its own. */
const started = () => jest.advanceTimersByTimeAsync( 0 );

it( 'applies what keys and pointers choose, where the list changes in place', async () => {
	const { addresses, move } = shown( { decimals: 0, pattern: '$%s' } );
	await started();
	move( '50', 'keydown' );
	await jest.advanceTimersByTimeAsync( 400 );
	move( '40', 'pointerdown' );
	await jest.advanceTimersByTimeAsync( 400 );
	expect( addresses ).toEqual( [ 'https://a.test/shop/?price=-50', 'https://a.test/shop/?price=-40' ] );
} );

it( 'waits for its button or the end of the panel where a choice loads the page', async () => {
	const { form, addresses, move, fire, panel } = shown( { decimals: 0, pattern: '$%s', loads: true } );
	await started();
	move( '60', 'pointerdown' );
	move( '50', 'keydown' );
	await jest.advanceTimersByTimeAsync( 400 );
	expect( addresses ).toEqual( [] );
	fire( form, 'submit' );
	// Back leads to the form as it was left: the same price can be applied again.
	fire( form, 'submit' );
	move( '30', 'keydown' );
	fire( panel, 'toggle' );
	expect( addresses.map( ( address ) => address.split( '=' )[ 1 ] ) ).toEqual( [ '-50', '-50', '-30' ] );
} );

it( 'waits for the answer to what was chosen before, so that both are chosen', async () => {
	const { addresses, move, list } = shown( { decimals: 0, pattern: '$%s' } );
	await started();
	list.insertAdjacentHTML( 'beforeend', '<ul aria-busy="true"></ul>' );
	move( '50', 'keydown' );
	await jest.advanceTimersByTimeAsync( 800 );
	expect( addresses ).toEqual( [] );
	list.querySelector( 'ul' )!.remove();
	await jest.advanceTimersByTimeAsync( 400 );
	expect( addresses ).toHaveLength( 1 );
} );

it( 'asks its list to wait while a handle is held', async () => {
	const { move, fire, list } = shown( { decimals: 0, pattern: '$%s' } );
	await started();
	let free = false;
	move( '50', 'pointerdown' );
	( list as { eidanHeld?: Promise< void > } ).eidanHeld!.then( () => ( free = true ) );
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( free ).toBe( false );
	fire( document.body, 'pointerup' );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( free ).toBe( true );
} );
