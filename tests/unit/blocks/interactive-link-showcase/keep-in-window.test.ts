import { keepInWindow } from '../../../../blocks/interactive-link-showcase/view/keep-in-window';

const size = { width: 200, height: 100 };
const root = { left: 50, top: -300 };
const view = { width: 1000, height: 600 };

it( 'stands beside the pointer, half above and half below it', () => {
	expect( keepInWindow( { x: 100, y: 500 }, size, root, view ) ).toEqual( { x: 116, y: 450 } );
} );

it.each( [
	[ 'the right', { x: 900, y: 500 }, { x: 734, y: 450 } ],
	[ 'the left', { x: -200, y: 500 }, { x: -34, y: 450 } ],
	[ 'the top', { x: 100, y: 310 }, { x: 116, y: 316 } ],
	[ 'the foot', { x: 100, y: 890 }, { x: 116, y: 784 } ],
] )( 'does not leave the window at %s', ( _, pointer, place ) => {
	expect( keepInWindow( pointer, size, root, view ) ).toEqual( place );
} );
