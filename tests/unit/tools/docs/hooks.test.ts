import { CLOSE, OPEN, hooksIn, page } from '../../../../tools/docs/hooks-text.mjs';

const source = `
		/**
		 * For how many seconds answers may be kept.
		 *
		 * @param int $seconds Seconds.
		 */
		$seconds = apply_filters( 'eidan_max_age', 60 );
		/** This filter is documented in elsewhere.php */
		apply_filters( 'eidan_other', 1 );
		do_action( 'eidan_silent' );
		apply_filters( 'the_content', $x );`;

it( 'reads what the comment says', () => {
	expect( hooksIn( source, 'a.php' ) ).toEqual( [
		{
			kind: 'filter',
			name: 'eidan_max_age',
			where: 'a.php',
			summary: 'For how many seconds answers may be kept.',
			params: [ '`int $seconds` Seconds.' ],
		},
		{ kind: 'action', name: 'eidan_silent', where: 'a.php', summary: '', params: [] },
	] );
} );

it( 'reads statements, types and words that take several lines', () => {
	const wrapped = `
		add_action( 'init', 'first' );
		/**
		 * What is shown, and
		 * in which order.
		 *
		 * @param array{
		 *     name: string,
		 *     ids: list<int>,
		 * } $shown What there is,
		 *          by name.
		 * @param int $post Entry.
		 */
		// phpcs:ignore Some.Rule -- A directive.
		$shown = array_filter(
			(array) apply_filters( 'eidan_shown', $shown, $post )
		);
		do_action( 'eidan_silent' );`;
	expect( hooksIn( wrapped, 'a.php' ).map( ( { name, summary, params } ) => [ name, summary, params ] ) ).toEqual( [
		[
			'eidan_shown',
			'What is shown, and in which order.',
			[ '`array{name: string, ids: list<int>} $shown` What there is, by name.', '`int $post` Entry.' ],
		],
		[ 'eidan_silent', '', [] ],
	] );
} );

it( 'keeps what is written by hand', () => {
	const text = page( `# Hooks\n\nIntro.\n\n${ OPEN }\n\nold\n${ CLOSE }\n\nEnd.\n`, hooksIn( source, 'a.php' ) );
	expect( text ).toMatch( /^# Hooks\n\nIntro\.\n/ );
	expect( text ).toContain( '### `eidan_max_age`' );
	expect( text ).not.toContain( 'old' );
	expect( text ).toMatch( /End\.\n$/ );
} );
