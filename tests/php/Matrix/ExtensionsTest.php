<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\Sources;
use Eidan\Tests\TestCase;

/**
 * What a contributor stores in the attributes that the plugin gives to blocks of WordPress never reaches the page as
 * script.
 *
 * @group slow
 * @group newest
 */
final class ExtensionsTest extends TestCase {

	use Dangers;

	/** Blocks of WordPress, each as it is saved, without its attributes. */
	private const BLOCKS = array(
		'group'           => '<div class="wp-block-group"><p>Words</p></div>',
		'cover'           => '<div class="wp-block-cover"></div>',
		'columns'         => '<div class="wp-block-columns"></div>',
		'paragraph'       => '<p>Words</p>',
		'heading'         => '<h2 class="wp-block-heading">Words</h2>',
		'image'           => '<figure class="wp-block-image"><img src="/a.png" alt=""/></figure>',
		'button'          => '<div class="wp-block-button"><a class="wp-block-button__link" href="/a">Words</a></div>',
		'video'           => '<figure class="wp-block-video"><video src="/a.mp4"></video></figure>',
		'navigation'      => '<!-- wp:navigation-link {"label":"Words","url":"/a"%s} /-->',
		'navigation-link' => '',
		'site-logo'       => '',
		'post-title'      => '',
	);

	/**
	 * Names of these attributes, as the plugin's own code reads them: a new one is tried by itself.
	 *
	 * @return list<string>
	 */
	private static function names(): array {
		$names = array();
		foreach ( Sources::in() as $code ) {
			preg_match_all( "/'(eidan[A-Z]\\w+)'/", $code, $found );
			array_push( $names, ...$found[1] );
		}

		return array_values( array_unique( $names ) );
	}

	public function test_the_names_are_found(): void {
		self::assertContains( 'eidanSkin', self::names() );
		self::assertContains( 'eidanUncover', self::names() );
		self::assertGreaterThan( 6, count( self::names() ) );
	}

	public function test_no_payload_becomes_script(): void {
		$page = $this->create_page( array( 'post_author' => $this->act_as( 'contributor' ) ) );
		foreach ( StoredScriptTest::payloads() as $payload ) {
			// As a word, in a list and in a group, and beside a yes: attributes of all kinds are asked for.
			$group = array_fill_keys( array( 'url', 'type', 'label' ), $payload );
			foreach ( array( $payload, array( $payload ), $group, true ) as $value ) {
				wp_update_post(
					array(
						'ID'           => $page,
						'post_content' => wp_slash( self::markup( array_fill_keys( self::names(), $value ) ) ),
					)
				);
				$html = do_blocks( (string) get_post( $page )?->post_content );
				self::assertStringContainsString( '>Words<', $html );
				self::assertSame( array(), $this->dangers( $html ), $payload );
			}
		}
	}

	/**
	 * All blocks with these attributes.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function markup( array $attributes ): string {
		$json = (string) wp_json_encode( $attributes, JSON_HEX_TAG | JSON_HEX_AMP );
		$json = str_replace( '--', '\\u002d\\u002d', $json );
		$all  = '';
		foreach ( self::BLOCKS as $block => $saved ) {
			$inner = str_replace( '%s', ',' . substr( $json, 1, -1 ), $saved );
			$all  .= "<!-- wp:$block $json -->$inner<!-- /wp:$block -->\n\n";
		}

		return $all;
	}
}
