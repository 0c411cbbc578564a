<?php
/**
 * Words of right-to-left languages.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Languages;

/**
 * A name, an address or an amount of money in a sentence of another direction takes the marks around it along: `“%s”
 * was removed.` would close its quotation in front of “Poster 50×70”. So all sentences of a right-to-left language
 * isolate what is put into them, also those of language packs, whose translators do not know of it. For sentences in
 * Latin letters nothing is done: what surrounds a name there are letters, which keep their direction.
 */
final class RightToLeft {

	/** First strong isolate: what follows has the direction of its own first letter. */
	private const START = "\u{2068}";

	/** Pop directional isolate. */
	private const END = "\u{2069}";

	/**
	 * Languages whose letters or whose lines join, by the codes of WordPress. Letters that are moved apart or together
	 * break there. Hebrew is not among them.
	 */
	private const JOINED =
		'/^(?:ar|ary|arz|azb|ckb|fa|haz|mzn|pnb|ps|sd|skr|ug|ur|as|bho|bn|hi|mai|mr|ne|pa|sa)(?:_|$)/D';

	/**
	 * Isolates what is put into a sentence. Numbers that are counted (`%d`) need it not, and addresses in attributes
	 * must not have it.
	 *
	 * @param string $sentence A translation with placeholders for sprintf(), text or HTML.
	 */
	public static function isolated( string $sentence ): string {
		return (string) preg_replace( '/(?<!%|="|=\')%(?:\d+\$)?s/', self::START . '$0' . self::END, $sentence );
	}

	/**
	 * Filter `load_script_translations`: the same for the sentences of scripts.
	 *
	 * @param mixed $json   What the file has; false if there is none.
	 * @param mixed $file   Its path. Not used.
	 * @param mixed $handle Name of the script. Not used.
	 * @param mixed $domain Text domain.
	 * @return mixed The same with isolates.
	 */
	public static function of_script( mixed $json, mixed $file = '', mixed $handle = '', mixed $domain = '' ): mixed {
		unset( $file, $handle );
		if ( 'eidan' !== $domain || ! is_string( $json ) || ! is_rtl() ) {
			return $json;
		}
		$data = json_decode( $json, true );
		if ( ! is_array( $data ) || ! is_array( $data['locale_data'] ?? null ) ) {
			return $json;
		}
		array_walk_recursive(
			$data['locale_data'],
			static function ( mixed &$text ): void {
				$text = is_string( $text ) ? self::isolated( $text ) : $text;
			}
		);

		return wp_json_encode( $data );
	}

	/**
	 * Action `enqueue_block_assets`: letters that join have no spaces between them, in our blocks. It goes before what
	 * an author or a theme chose, since there is no letter-spacing that is right for them.
	 */
	public static function join_letters(): void {
		$locale = determine_locale();
		if ( 1 !== preg_match( self::JOINED, $locale ) ) {
			return;
		}
		$language = Tag::of( $locale );
		// Not an `eidan-` handle: those become one file.
		wp_register_style( 'eidan_joined', false, array(), EIDAN_VERSION );
		wp_add_inline_style(
			'eidan_joined',
			"[class*=eidan]:lang($language),[class*=eidan] :lang($language){letter-spacing:0!important}"
		);
		wp_enqueue_style( 'eidan_joined' );
	}
}
