<?php
/**
 * What WordPress writes into a new site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * A sample post, a sample page and a draft of a privacy policy are no content of the owner's.
 *
 * WordPress does not mark its samples. So an entry is one only if nobody has edited it and it has WordPress's own title
 * and words, in English or in a language of the site. In case of doubt it belongs to the owner.
 */
final class Samples {

	/** A text domain for WordPress's own words, which it has loaded on its admin screens only. */
	private const DOMAIN = 'eidan-samples';

	/**
	 * Moves the samples to the trash.
	 *
	 * @param Ledger $ledger Records them.
	 */
	public static function clear( Ledger $ledger ): void {
		foreach ( self::all() as $id ) {
			// Where the demo has not become the front page, WordPress would take it for gone.
			if ( Look::same( get_option( 'page_on_front' ), $id ) ) {
				continue;
			}
			wp_trash_post( $id );
			$ledger->bin( $id );
		}
	}

	/** @return list<int> WordPress's sample post and page, if nobody has edited them or given them a part on the site. */
	public static function all(): array {
		$ids = array();
		foreach ( array(
			1 => 'post',
			2 => 'page',
		) as $id => $type ) {
			$post = get_post( $id );
			if (
				$post instanceof \WP_Post
				&& $type === $post->post_type
				&& 'publish' === $post->post_status
				&& $post->post_modified_gmt === $post->post_date_gmt
				// In the trash it would lose this for good.
				&& ! is_sticky( $id ) && ! Look::same( get_option( 'page_for_posts' ), $id )
				&& self::is_written_by_wordpress( $post )
			) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/** @return list<int> WordPress's draft of a privacy policy, if nobody has edited it. */
	public static function policy(): array {
		$id   = get_option( 'wp_page_for_privacy_policy' );
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

		return $post instanceof \WP_Post && 'draft' === $post->post_status && $post->post_modified === $post->post_date
			? array( $post->ID )
			: array();
	}

	/**
	 * Whether title and words are WordPress's. The site may have spoken another language when it was installed.
	 *
	 * @param \WP_Post $post Post 1 or page 2.
	 */
	private static function is_written_by_wordpress( \WP_Post $post ): bool {
		$written = self::letters( $post->post_title . $post->post_content );
		foreach ( array_unique( array( 'en_US', get_locale(), ...get_available_languages() ) ) as $locale ) {
			foreach ( self::texts( $post->post_type, $locale ) as $text ) {
				if ( self::letters( $text ) === $written ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * What WordPress writes, in a language.
	 *
	 * @param string $type   'post' or 'page'.
	 * @param string $locale Language.
	 * @return list<string> Title and words in one; more than one where there are several.
	 */
	private static function texts( string $type, string $locale ): array {
		$file = WP_LANG_DIR . "/admin-$locale.mo";
		if ( 'en_US' !== $locale && ! load_textdomain( self::DOMAIN, $file, $locale ) ) {
			return array();
		}
		$words = self::translated( $type, $locale );
		$texts = array( implode( '', $words ) );
		if ( is_multisite() ) {
			array_push( $texts, ...self::network_texts( $type, $words[0] ?? '', $locale ) );
		}
		unload_textdomain( self::DOMAIN );

		return $texts;
	}

	/**
	 * What WordPress writes on the sites of a network, whose owner may have set other words.
	 *
	 * @param string $type   'post' or 'page'.
	 * @param string $title  Title that WordPress gave the item when the site was made.
	 * @param string $locale Language.
	 * @return list<string> Title and words in one.
	 */
	private static function network_texts( string $type, string $title, string $locale ): array {
		$set     = get_site_option( 'page' === $type ? 'first_page' : 'first_post' );
		$sources = is_string( $set ) && '' !== $set ? array( $set ) : array();
		if ( 'post' === $type ) {
			array_push( $sources, ...self::translated( 'network', $locale ) );
		}
		$name = get_network()->site_name ?? '';
		$fill = array(
			'%s'        => $name,
			'SITE_NAME' => $name,
			'SITE_URL'  => network_home_url(),
		);

		return array_map( static fn( string $source ): string => $title . strtr( $source, $fill ), $sources );
	}

	/**
	 * What WordPress writes, as its translators say it. WordPress translates it when it is installed.
	 *
	 * @param string $key    In samples.json: title and paragraphs of the 'post' and of the 'page', or the words of the
	 *                       post on a 'network'.
	 * @param string $locale Language; its file is loaded.
	 * @return list<string>
	 */
	private static function translated( string $key, string $locale ): array {
		$controller = \WP_Translation_Controller::get_instance();

		return array_map(
			static function ( string $source ) use ( $controller, $locale ): string {
				$translation = $controller->translate( $source, '', self::DOMAIN, $locale );
				return false === $translation ? $source : $translation;
			},
			Files::strings( Files::json( 'samples' ), $key )
		);
	}

	/**
	 * The letters of a text, without tags and spaces: the markup around the words differs by release.
	 *
	 * @param string $text HTML.
	 */
	private static function letters( string $text ): string {
		$plain = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES );

		return preg_replace( '/\s+/u', '', $plain ) ?? $plain;
	}
}
