/** Items that were removed, and can be brought back. */
import { cartActions } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/cart-actions';
import type { Store } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart/store';
import { removals } from '../../../../../../blocks/dropdown-mini-cart/view/mini-cart-panel/removed';

/** Returns a drawer with one item. `change` stands for the shop. */
function drawer( change: () => Promise< boolean > ) {
	document.body.innerHTML =
		'<div><ul><li data-name="Vase" data-key="a"></li></ul><template><li></li><li><span></span><button data-undo>Undo</button></li></template></div>';
	const [ dialog, list ] = [ 'div', 'ul' ].map( ( name ) => document.querySelector< HTMLElement >( name )! ) as [
		HTMLElement,
		HTMLElement,
	];
	const line = list.querySelector< HTMLElement >( 'li' )!;
	const removed = removals( {
		dialog,
		list,
		template: document.querySelector( 'template' )!.content,
		elements: new Map( [ [ 'a', line ] ] ),
		text: ( name ) => name,
		draw: () => list.replaceChildren( ...removed.among( [], new Set() ) ),
		change: async () => {
			const isDone = await change();
			list.replaceChildren( ...removed.among( [], new Set() ) );
			return isDone;
		},
	} );
	return { removed, undo: () => list.querySelector( '[data-undo]' ) };
}

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

it( 'can be asked for once more where the shop was not reached', async () => {
	let isOnline = true;
	const { removed, undo } = drawer( async () => isOnline );
	await removed.remove( 'a' );
	jest.advanceTimersByTime( 5000 );
	isOnline = false;
	await removed.undo( 'a' );
	expect( undo() ).not.toBeNull();
	jest.advanceTimersByTime( 5000 );
	expect( undo() ).not.toBeNull();
	isOnline = true;
	await removed.undo( 'a' );
	expect( undo() ).toBeNull();
} );

it( 'is forgotten after a while, also where bringing it back failed', async () => {
	let isOnline = true;
	const { removed, undo } = drawer( async () => isOnline );
	await removed.remove( 'a' );
	isOnline = false;
	await removed.undo( 'a' );
	jest.advanceTimersByTime( 6001 );
	expect( undo() ).toBeNull();
} );

it( 'is announced together with the new number of items', async () => {
	document.body.innerHTML =
		'<dialog open><ul><li data-name="Vase"></li></ul><template><li></li><li><span></span><button data-undo>Undo</button></li></template></dialog>';
	const dialog = document.querySelector( 'dialog' )!;
	const list = document.querySelector( 'ul' )!;
	const store = {
		cart: { items_count: 0, errors: [] },
		subscribe: () => {},
		takeChanged: () => [],
	} as unknown as Store;
	const text = ( name: string, ...values: unknown[] ) => `${ name } ${ values.join( ' ' ) }`;
	const said: string[] = [];
	const signal = new AbortController().signal;
	const [ run ] = cartActions(
		dialog,
		store,
		text,
		[ ( words ) => said.push( words ), () => {}, () => {} ],
		() => '',
		signal
	);
	const removed = removals( {
		dialog,
		list,
		template: document.querySelector( 'template' )!.content,
		elements: new Map( [ [ 'a', list.querySelector( 'li' )! ] ] ),
		text,
		draw: () => {},
		change: ( _path, _body, name, done ) => run( async () => {}, name, done ),
	} );
	await removed.remove( 'a' );
	expect( said.filter( Boolean ) ).toEqual( [ 'removed Vase items 0' ] );
} );
