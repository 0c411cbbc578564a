<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\FieldType;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * Any value in any attribute is rendered without a fatal error, a warning or a notice.
 */
final class OddTypesTest extends TestCase {

	use Control;

	public function test_there_are_blocks(): void {
		if ( '' !== (string) getenv( 'EIDAN_BLOCKS' ) && array() === Blocks::all() ) {
			self::markTestSkipped( 'The blocks asked for are of the other site: with WooCommerce, or without.' );
		}
		self::assertNotSame( array(), Blocks::all() );
	}

	public function test_every_block_has_a_fixture(): void {
		$without = array_filter(
			array_keys( Blocks::all() ),
			static fn ( string $slug ): bool => array() === Blocks::fixtures( $slug )
		);
		self::assertSame( array(), array_values( $without ), 'Blocks without tests/fixtures/blocks/<slug>.html.' );
	}

	public function test_every_fixture_renders_its_block(): void {
		$this->render_fixtures( Blocks::subjects() );
	}

	public function test_a_fixture_that_prints_nothing_or_complains_is_seen(): void {
		$walk = $this->render_fixtures( ... );
		self::assert_seen(
			'/Fixtures that print nothing.*control/s',
			static fn (): string => " \n<div class=\"wp-block-eidan-control\"></div>",
			$walk
		);
		self::assert_seen( '/<!-- wp:/', static fn (): string => '<!-- wp:eidan/other /--> Words', $walk );
		self::assert_seen(
			'/control.*Undefined (?:array key|index)/s',
			static fn ( array $attributes ): string => 'Words' . $attributes['gone'],
			$walk
		);
		self::assert_seen( '/^null$/', static fn (): string => '<p>Words</p>', $walk );
	}

	/** @param array<string, Subject> $subjects Blocks to render. */
	private function render_fixtures( array $subjects ): void {
		$nothing = array();
		foreach ( ContentTypes::enabled() as $type ) {
			// A title of the demo content: fixtures refer to an item by it.
			$id = $this->create_post( array( 'post_type' => $type->name, 'post_title' => 'Nine thousand sheets' ) );
			set_post_thumbnail( $id, $this->create_attachment() );
			foreach ( $type->fields as $field ) {
				if ( FieldType::Text === $field->type || FieldType::Url === $field->type ) {
					update_post_meta( $id, $field->key, 'https://example.com/' );
				}
			}
			wp_set_object_terms( $id, 'Museums', $type->taxonomy_names()[0] ?? 'category' );
		}
		if ( class_exists( WC_Product_Simple::class ) ) {
			$product = new WC_Product_Simple();
			$product->set_name( 'Print' );
			$product->set_regular_price( '20' );
			$product->save();
		}
		$this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_name'    => 'primary',
				'post_content' => '<!-- wp:navigation-link {"label":"Work","url":"/work/"} /-->',
			)
		);
		foreach ( $subjects as $subject ) {
			foreach ( $subject->fixtures as $file => $markup ) {
				$html = $this->assertNoPhpNotices( fn () => $this->render( $markup, $this->create_page() ), $file );
				self::assertStringNotContainsString( '<!-- wp:', $html, $file );
				self::assertTrue(
					has_block( $subject->type->name, $markup ),
					"$file does not hold {$subject->type->name}."
				);
				if ( ! $this->is_something( $html ) ) {
					$nothing[] = $file;
				}
			}
		}
		self::assertSame( array(), $nothing, 'Fixtures that print nothing.' );
	}

	/**
	 * Whether HTML contains anything that can be seen or used: words, an image, a form field.
	 *
	 * @param string $html HTML of rendered blocks.
	 */
	private function is_something( string $html ): bool {
		$dom = $this->dom( $html );
		return '' !== trim( (string) $dom->document->textContent )
			|| $dom->query( '//img | //svg | //video | //iframe | //input | //button' )->length > 0;
	}

	public function test_odd_values_render_without_a_notice(): void {
		$count = $this->render_odd( Blocks::subjects() );
		self::assertGreaterThan( array() === Blocks::all() ? -1 : 0, $count );
	}

	public function test_a_block_that_stumbles_over_an_odd_value_is_seen(): void {
		$walk = $this->render_odd( ... );
		self::assert_seen(
			'/Array to string conversion/',
			static fn ( array $attributes ): string => "{$attributes['words']}",
			$walk
		);
		self::assert_seen(
			'/must be of type string/',
			static fn ( array $attributes ): string => trim( $attributes['words'] ),
			$walk
		);
		self::assert_seen(
			'/^[1-9]\d*$/',
			static fn ( array $attributes ): string =>
				is_string( $attributes['words'] ) ? esc_html( $attributes['words'] ) : '',
			$walk
		);
	}

	/**
	 * @param array<string, Subject> $subjects Blocks to render.
	 * @return int How many renderings there were.
	 */
	private function render_odd( array $subjects ): int {
		$odd   = array(
			null,
			'',
			0,
			-1,
			1e9,
			array(),
			(object) array(),
			array( 'x' => array( array() ) ),
			str_repeat( 'ä<"', 3334 ),
			'no-such-value',
			true,
			array( 1, 'two', null ),
		);
		$page  = $this->create_page();
		$known = array();
		$count = 0;
		foreach ( $subjects as $slug => $subject ) {
			$markup = $subject->markup();
			$own    = $subject->own;
			// A shared schema is tested property by property only in the first block that uses it; in other blocks all
			// at once.
			$places = array_map(
				static fn ( array $attribute ): array => array( $attribute['path'] ),
				Blocks::attributes( $own, array(), $known )
			);
			array_push( $places, array_column( Blocks::attributes( $own ), 'path' ) );
			foreach ( $places as $paths ) {
				foreach ( $odd as $key => $value ) {
					$broken = Blocks::with_all( $markup, $subject->type->name, $paths, $value );
					$name   = 1 === count( $paths ) ? implode( '.', $paths[0] ) : 'all attributes';
					$html   = $this->assertNoPhpNotices(
						fn () => $this->render( $broken, $page ),
						"$slug, $name, value $key"
					);
					self::assertIsString( $html );
					++$count;
				}
			}
			$known = array( ...$known, ...Blocks::shared( $own ) );
		}
		return $count;
	}
}
