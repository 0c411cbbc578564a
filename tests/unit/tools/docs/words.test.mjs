/**
 * What a machine can see of the words of the interface.
 *
 * @jest-environment node
 */
import { join } from 'node:path';
import { wordsOf } from '../../../../tools/docs/words-list.mjs';

const words = wordsOf( join( __dirname, '../../../..' ) );
const labels = words.filter( ( { kind } ) => kind === 'label' );
// What REST routes say of their arguments is for developers.
const helps = words.filter(
	( { kind, reference } ) => kind === 'help' && ! /(?:Route|Request|Arguments|CartData)\.php:/.test( reference )
);

/** Words of the list that a rule finds, with where they stand. */
const found = ( list, rule ) =>
	list.filter( rule ).map( ( { text, reference } ) => `${ reference.replace( /:\d+$/, '' ) }: ${ text }` );

it( 'finds the words', () => {
	expect( labels.length ).toBeGreaterThan( 500 );
	expect( helps.length ).toBeGreaterThan( 100 );
	expect( words ).toContainEqual(
		expect.objectContaining( { kind: 'label', text: 'Icon size (px)', attribute: 'size' } )
	);
} );

it( 'has labels that fit into one or two lines of the sidebar', () =>
	expect( found( labels, ( { text } ) => text.length > 45 ) ).toEqual( [] ) );

it( 'has labels that are no sentences', () =>
	expect( found( labels, ( { text } ) => /[.:]$/.test( text ) ) ).toEqual( [] ) );

it( 'has helps that are read at one go', () =>
	expect( found( helps, ( { text } ) => text.length > 160 ) ).toEqual( [] ) );

it( 'has units as "(ms)", "(px)" and "(s)" behind the label', () => {
	expect( found( labels, ( { text } ) => /milliseconds|pixels|\(seconds\)|\(sec\)/i.test( text ) ) ).toEqual( [] );
	expect( found( helps, ( { text } ) => /\bin (?:milli)?seconds\b|\bin pixels\b/i.test( text ) ) ).toEqual( [] );
} );

it( 'names no range of widths of the specification', () =>
	expect( found( words, ( { text } ) => /\d{3,4} (?:to|and|–) \d{3,4} px/.test( text ) ) ).toEqual( [] ) );

it( 'has one spelling for each word', () => {
	const others = /\b(?:e-mail|drop down|dropdown(?! mini cart)|picture|film|colour|grey|centre)s?\b/i;
	// Keywords are what somebody may type who knows the thing by another name.
	const keywords = /^block keyword$|^keywords$/;
	const own = words.filter(
		( { kind, reference } ) => ! keywords.test( kind ) && ! reference.startsWith( 'includes/Icons/set.php' )
	);
	expect( found( own, ( { text } ) => others.test( text ) ) ).toEqual( [] );
} );

/** Attributes with more than one label, and why each of them is right. */
const DIFFER = {
	captions: 'a single image has one caption',
	duration: 'of a scroll, and of the transition of a panel',
	label: 'of Back to top it can be seen, elsewhere it is for screen readers only',
	mediaColumns: 'columns of image and text, or the width of a text over the image',
	mediaPosition: 'the buttons of the toolbar say what they do',
	panel: 'chosen from a list, or named by its anchor',
	rotation: 'the button of the toolbar says what it does',
	size: 'of an icon, of a logo, or the width of an image',
	source: 'where items come from, or the image or video itself',
	strokeWidth: 'of an icon, and of outlined letters, where it is in pixels',
	text: 'of an opener it is read, of a video button it is said',
	title: 'of tabs it is seen, of a form it is for screen readers',
};

it( 'has one label for one attribute', () => {
	const several = {};
	for ( const { attribute, text } of labels ) {
		several[ attribute ] = new Set( several[ attribute ] ).add( text.replace( / \([^)]*\)$/, '' ) );
	}
	const named = Object.keys( several ).filter( ( name ) => name && several[ name ].size > 1 );
	// A name that is for nothing goes, too.
	expect( named.sort() ).toEqual( Object.keys( DIFFER ) );
} );

it( 'names sides and widths as WordPress does, in every block', () => {
	// Rows that glide go by the direction of writing, and say so.
	const sides = /^(?:Start|End)$|, (?:start|end)$/;
	expect(
		found( labels, ( { text, reference } ) => sides.test( text ) && ! /editor\/rows\//.test( reference ) )
	).toEqual( [] );
	// Screens are narrow, or up to so many pixels.
	expect( found( labels, ( { text } ) => /\b(?:small|smaller|wide) screens\b/i.test( text ) ) ).toEqual( [] );
} );

it( 'says what happens on hover in these words, and what is stored to developers only', () => {
	expect( found( words, ( { text } ) => /somebody points at|pointed at|attachment ids?\b/i.test( text ) ) ).toEqual(
		[]
	);
	expect( found( labels, ( { text } ) => /\bground\b|\bgrounds\b/i.test( text ) ) ).toEqual( [] );
} );

it( 'has one way to say 0', () =>
	expect( found( helps, ( { text } ) => /\b0 (?:is|means|=)|[Zz]ero (?:is|means)/.test( text ) ) ).toEqual( [] ) );
