/**
 * The items of a menu as a tree: what moving, indenting and removing leaves, and the forms it is saved in.
 */
import {
	find,
	indent,
	insert,
	outdent,
	place,
	remove,
	rowsOf,
	shift,
	titleOf,
	update,
	type Node,
} from '../../../../src/menu-items/tree';
import { fromWire, linkAttributes, toLabel, toWire } from '../../../../src/menu-items/wire';

jest.mock( '@eidan/editor', () => jest.requireActual( '../../../../src/editor/plain-text' ) );

const LINK = 'core/navigation-link';
const node = ( clientId: string, innerBlocks: Node[] = [], name = LINK ): Node => ( {
	clientId,
	name: innerBlocks.length ? 'core/navigation-submenu' : name,
	attributes: { label: clientId },
	innerBlocks,
} );

/** A menu of three items, the second with two below it. */
const menu = () => [ node( 'A' ), node( 'B', [ node( 'C' ), node( 'D' ) ] ), node( 'E' ) ];

/** The tree as text, such as A B(C D) E. */
const text = ( nodes: readonly Node[] ): string =>
	nodes
		.map( ( { clientId, innerBlocks } ) => clientId + ( innerBlocks.length ? `(${ text( innerBlocks ) })` : '' ) )
		.join( ' ' );

it( 'lists the items with their levels and what can be done with them', () => {
	expect(
		rowsOf( menu() ).map( ( row ) => `${ row.node.clientId }${ row.level }${ row.canIndent ? '>' : '' }` )
	).toEqual( [ 'A1', 'B1>', 'C2', 'D2>', 'E1>' ] );
	expect( find( menu(), 'D' ) ).toMatchObject( { parent: 'B', index: 1, count: 2 } );
} );

it.each( [
	[ 'moves up', shift( menu(), 'E', -1 ), 'A E B(C D)' ],
	[ 'moves down with what is below', shift( menu(), 'B', 1 ), 'A E B(C D)' ],
	[ 'moves within its level only', shift( menu(), 'C', -1 ), 'A B(C D) E' ],
	[ 'indents below the item before, as its last', indent( menu(), 'E' ), 'A B(C D E)' ],
	[ 'indents with what is below', indent( menu(), 'B' ), 'A(B(C D)) E' ],
	[ 'does not indent the first one', indent( menu(), 'A' ), 'A B(C D) E' ],
	[ 'outdents behind the item above', outdent( menu(), 'C' ), 'A B(D) C E' ],
	[ 'does not outdent the first level', outdent( menu(), 'A' ), 'A B(C D) E' ],
	[ 'removes with what is below', remove( menu(), 'B' ), 'A E' ],
	[ 'is put before another one', place( menu(), 'E', 'C', 'before' ), 'A B(E C D)' ],
	[ 'is put behind another one', place( menu(), 'A', 'D', 'after' ), 'B(C D A) E' ],
	[ 'is put below another one', place( menu(), 'A', 'E', 'inside' ), 'B(C D) E(A)' ],
	[ 'is not put below itself', place( menu(), 'B', 'C', 'after' ), 'A B(C D) E' ],
	[
		'is not put below a block without items',
		place( [ node( 'A' ), node( 'S', [], 'core/search' ) ], 'A', 'S', 'inside' ),
		'A S',
	],
	[ 'is added at the end', insert( menu(), node( 'N' ) ), 'A B(C D) E N' ],
	[ 'is added below', insert( menu(), node( 'N' ), 'A' ), 'A(N) B(C D) E' ],
] )( 'an item %s', ( _, nodes, result ) => expect( text( nodes ) ).toBe( result ) );

it( 'does not go deeper than the block shows', () => {
	const deep = [
		node( '1', [ node( '2', [ node( '3', [ node( '4', [ node( '5' ), node( '6' ) ] ) ] ) ] ) ] ),
		node( 'X' ),
	];
	expect( text( indent( deep, '6' ) ) ).toBe( text( deep ) );
	expect( text( place( deep, 'X', '5', 'inside' ) ) ).toBe( text( deep ) );
	expect( text( place( deep, 'X', '5', 'after' ) ) ).toContain( '5 X 6' );
} );

it( 'becomes the block that core has for what it is, under the same id', () => {
	const indented = indent( [ node( 'A' ), node( 'B' ) ], 'B' );
	expect( indented[ 0 ] ).toMatchObject( { clientId: 'A', name: 'core/navigation-submenu' } );
	expect( outdent( indented, 'B' )[ 0 ] ).toMatchObject( { clientId: 'A', name: LINK, innerBlocks: [] } );
	// Other blocks stay what they are, and so do members of a block that are not known here.
	const search = { ...node( 'S', [], 'core/search' ), originalContent: 'x' } as Node;
	expect( shift( [ node( 'A' ), search ], 'S', -1 )[ 0 ] ).toEqual( search );
} );

it( 'changes attributes, and removes those that become undefined', () => {
	const changed = update( menu(), 'C', { label: 'Tom &amp; <em>J</em>', url: undefined, eidanLabel: 'New' } );
	expect( find( changed, 'C' )?.node.attributes ).toEqual( { label: 'Tom &amp; <em>J</em>', eidanLabel: 'New' } );
	expect( titleOf( find( changed, 'C' )!.node ) ).toBe( 'Tom & J' );
	expect( find( changed, 'D' )?.node.attributes ).toEqual( { label: 'D' } );
} );

it( 'is saved and read as a classic menu', () => {
	const wire = toWire( menu() );
	expect( wire[ 1 ] ).toEqual( {
		key: 'B',
		attributes: { label: 'B' },
		items: [
			{ key: 'C', attributes: { label: 'C' }, items: [] },
			{ key: 'D', attributes: { label: 'D' }, items: [] },
		],
	} );
	expect( text( fromWire( wire ) ) ).toBe( text( menu() ) );
	expect( toWire( fromWire( wire ) ) ).toEqual( wire );
} );

it.each( [
	[
		{ kind: 'post-type', type: 'page', id: 7 },
		{ kind: 'post-type', type: 'page', id: 7 },
	],
	[
		{ kind: 'taxonomy', type: 'post_tag', id: '3' },
		{ kind: 'taxonomy', type: 'tag', id: 3 },
	],
	[
		{ kind: 'media', type: 'attachment', id: 4 },
		{ kind: 'custom', type: undefined, id: undefined },
	],
	[
		{ type: 'URL', id: 'x' },
		{ kind: 'custom', type: undefined, id: undefined },
	],
] )( 'a link %j is kept as %j', ( found, kept ) =>
	expect( linkAttributes( found, '/x' ) ).toEqual( { url: '/x', ...kept } )
);

it( 'escapes what an author types', () =>
	expect( toLabel( '<img onerror=1> & co' ) ).toBe( '&lt;img onerror=1&gt; &amp; co' ) );
