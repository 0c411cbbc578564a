import { problemsOf, roomFor } from '../../../../tools/translations/problems.mjs';

const of = ( text, translation, more = {} ) => problemsOf( { text, ...more }, [ translation ].flat(), 'de_DE' );

it.each( [
	[ 'Add %s', 'Neu: %s' ],
	[ '%1$s of %2$s', '%2$s: %1$s' ],
	[ '%s of %s', '%2$s: %1$s' ],
	[ 'Importing…', 'Import läuft …' ],
	[ '“%s” was removed.', '„%s“ wurde entfernt.' ],
	[ 'Read <a>more</a>.', 'Mehr <a>lesen</a>.' ],
	[ 'Menu', 'Menu' ],
] )( '%s may be %s', ( text, translation ) => {
	expect( of( text, translation ) ).toEqual( [] );
} );

it.each( [
	[ 'Add %s', 'Neu', /placeholders/ ],
	[ '%s of %s', '%1$s: %1$s', /placeholders/ ],
	[ 'Add %s', 'Neu: %d', /placeholders/ ],
	[ 'Read <a>more</a>', 'Mehr lesen', /markup/ ],
	[ 'Menu', '<b>Menü</b>', /markup/ ],
	[ 'Menu', ' Menü', /at the start/ ],
	[ 'Menu', 'Menü ', /at the end/ ],
	[ 'Menu.', 'Menü', /the end differs/ ],
	[ 'Menu…', 'Menü...', /three dots/ ],
	[ 'Menu', 'Men&uuml;', /entity/ ],
	[ 'Menu', '  ', /empty/ ],
	[ 'Choose what it shows', 'Choose what it shows', /English/ ],
	[ 'See https://example.org/a for it', 'Siehe dort', /address/ ],
] )( '%s may not be %s', ( text, translation, problem ) => {
	expect( of( text, translation ).join( '; ' ) ).toMatch( problem );
} );

describe( 'plural forms', () => {
	const forms = ( translations, locale, text = '%d item' ) =>
		problemsOf( { text, plural: '%d items' }, translations, locale );

	it( 'are as many as the language has', () => {
		expect( forms( [ '%d Ding', '%d Dinge' ], 'de_DE' ) ).toEqual( [] );
		expect( forms( [ '%d rzecz', '%d rzeczy' ], 'pl_PL' ) ).toEqual( [ 'needs 3 plural forms, has 2' ] );
		expect( problemsOf( { text: 'A' }, [ 'B', 'C' ], 'de_DE' ) ).toEqual( [ 'needs 1 text, has 2' ] );
	} );

	it( 'say their number, unless there is only one that takes the form', () => {
		expect( forms( [ 'ein Ding', '%d Dinge' ], 'de_DE' ) ).toEqual( [] );
		expect( forms( [ '%d Ding', 'Dinge' ], 'de_DE' ).join() ).toMatch( /placeholders/ );
		// French says 0 and 1 in the same form.
		expect( forms( [ 'un élément', '%d éléments' ], 'fr_FR' ).join() ).toMatch( /placeholders/ );
	} );
} );

it( 'keeps labels of controls short enough for the sidebar', () => {
	expect( roomFor( 'Fade' ) ).toBe( 20 );
	expect( of( 'Fade', 'Einblenden mit Überblendung', { isLabel: true } ).join() ).toMatch( /too long/ );
	expect( of( 'Fade', 'Einblenden mit Überblendung' ) ).toEqual( [] );
} );
