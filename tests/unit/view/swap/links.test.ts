import { imageLinks } from '../../../../src/view/swap/links';

const blockOf = ( active: string ) => {
	document.body.innerHTML = `<div>${ [ 'a', 'b', 'c' ].map( ( id ) => `<p class="${ id === active ? 'is-active' : '' }"><i id="${ id }"></i><a href="#${ id }">${ id }</a></p>` ).join( '' ) }</div>`;
	const root = document.body.firstElementChild as HTMLElement;
	const stage = document.createElement( 'div' );
	const query = Object.assign( new EventTarget(), { matches: true } ) as MediaQueryList & { matches: boolean };
	const activate = imageLinks(
		root,
		{
			items: [ ...root.querySelectorAll( 'p' ) ],
			media: 'i',
			stage,
			query,
			together: () => query.matches,
			previews: () => false,
			rest: () => 0,
			changed() {},
		},
		new AbortController().signal
	);
	const ids = ( parent: Element ) => [ ...parent.querySelectorAll( 'i' ) ].map( ( { id } ) => id ).join();
	const turn = ( matches: boolean ) => {
		( query as { matches: boolean } ).matches = matches;
		query.dispatchEvent( new Event( 'change' ) );
	};
	return { root, stage, activate, turn, onStage: () => ids( stage ) };
};

it( 'a picture that the page shows by itself is not put elsewhere, and so not painted again, until another comes', () => {
	const { root, activate, onStage } = blockOf( 'a' );
	expect( onStage() ).toBe( 'b,c' );
	expect( root.querySelector( 'p.is-active > i.is-shown' )?.id ).toBe( 'a' );
	activate( 0 );
	expect( onStage() ).toBe( 'b,c' );
	activate( 2 );
	expect( onStage() ).toBe( 'a,b,c' );
	activate( 0 );
	expect( onStage() ).toBe( 'a,b,c' );
} );

it( 'all are collected if none is shown before, and stay with their links if there is no room', () => {
	const { root, turn, onStage } = blockOf( '' );
	expect( onStage() ).toBe( 'a,b,c' );
	turn( false );
	expect( onStage() ).toBe( '' );
	expect( [ ...root.querySelectorAll( 'p' ) ].map( ( item ) => item.firstElementChild?.id ) ).toEqual( [
		'a',
		'b',
		'c',
	] );
	turn( true );
	expect( onStage() ).toBe( 'a,b,c' );
} );
