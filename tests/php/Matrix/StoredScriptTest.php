<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;

/**
 * Script that a contributor stores in an attribute never reaches the page as script.
 *
 * tests/e2e/matrix-xss.spec.ts runs the same payloads in a real browser. This test covers more (every payload in every
 * attribute), but only reads the HTML.
 */
final class StoredScriptTest extends TestCase {

	use Control;
	use Dangers;

	/**
	 * @return list<string> Payloads. They try to run `eidanXss`.
	 */
	public static function payloads(): array {
		$payloads = json_decode(
			(string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/xss-payloads.json' ),
			true
		);
		return array_column( is_array( $payloads ) ? $payloads : array(), 'payload' );
	}

	public function test_there_are_thirty_payloads(): void {
		self::assertGreaterThanOrEqual( 30, count( self::payloads() ) );
	}

	public function test_the_reader_sees_what_would_run(): void {
		foreach ( array(
			'<script>eidanXss()</script>',
			'<img src=x onerror="eidanXss()">',
			'<a href="java&#9;script:eidanXss()">x</a>',
			'<div style="background:url(javascript:eidanXss())"></div>',
			'<iframe srcdoc="&lt;script>"></iframe>',
		) as $bad ) {
			self::assertNotSame( array(), $this->dangers( $bad ), $bad );
		}
		self::assertSame(
			array(),
			$this->dangers( '<a href="/x" title="javascript: is a language">onload=eidanXss()</a>' )
		);
	}

	public function test_no_payload_in_any_attribute_becomes_script(): void {
		$this->store_script( Blocks::subjects() );
		$this->addToAssertionCount( 1 );
	}

	public function test_a_block_that_prints_an_attribute_as_it_is_is_seen(): void {
		$walk = $this->store_script( ... );
		$block = static fn ( string $format, callable $escape ): callable =>
			static fn ( array $attributes ): string => sprintf( $format, $escape( $attributes['words'] ) );
		self::assert_seen( '/control, words: .*on\w+=/', $block( '<%s>', strval( ... ) ), $walk );
		self::assert_seen( '/control, words: .*on\w+=/', $block( '<p title="%s">Words</p>', strval( ... ) ), $walk );
		self::assert_seen(
			'/control, words: .*javascript/i',
			$block( '<a href="%s">Words</a>', esc_attr( ... ) ),
			$walk
		);
		self::assert_seen(
			'/control, words: .*javascript/',
			$block( '<p style="color:%s">Words</p>', esc_attr( ... ) ),
			$walk
		);
		self::assert_seen( '/^null$/', $block( '<p title="%1$s">%1$s</p>', esc_attr( ... ) ), $walk );
	}

	/**
	 * Stores the payload in all attributes at once. Only if something would run, it finds out which attribute it was.
	 *
	 * @param array<string, Subject> $subjects Blocks to render.
	 */
	private function store_script( array $subjects ): void {
		$page = $this->create_page( array( 'post_author' => $this->act_as( 'contributor' ) ) );
		foreach ( $subjects as $slug => $subject ) {
			$block  = $subject->type;
			$markup = $subject->markup();
			$known  = $this->dangers( $this->render( $markup, $page ) );
			$hits   = function ( array $attributes, string $payload ) use ( $markup, $block, $page, $known ): bool {
				$stored = $this->stored( $markup, $block->name, $attributes, $payload );
				return array() !== self::added( $this->dangers( $this->render( $stored, $page ) ), $known );
			};
			foreach ( self::fillings( Blocks::attributes( $block->attributes ?? array() ) ) as $group ) {
				foreach ( self::payloads() as $payload ) {
					if ( $hits( $group, $payload ) ) {
						$guilty = array_filter(
							$group,
							static fn ( array $attribute ): bool => $hits( array( $attribute ), $payload )
						);
						self::fail(
							"$slug, "
								. implode(
									', ',
									array_map(
										static fn ( array $attribute ): string => implode( '.', $attribute['path'] ),
										array() === $guilty ? $group : $guilty
									)
								)
								. ": $payload"
						);
					}
				}
			}
		}
	}

	/**
	 * Returns the dangers that the payload added. (A payload may also remove a script that the block itself has.)
	 *
	 * @param list<string> $found Dangers with the payload.
	 * @param list<string> $known Dangers of the block without it.
	 * @return list<string>
	 */
	private static function added( array $found, array $known ): array {
		foreach ( $known as $danger ) {
			$place = array_search( $danger, $found, true );
			if ( false !== $place ) {
				unset( $found[ $place ] );
			}
		}
		return array_values( $found );
	}

	/**
	 * Groups attributes that get the payload together. First: those that take any text, while the others keep the
	 * fixture's value. Second: all that have no properties of their own, also those that have to refuse a text. Third:
	 * whole objects and other values at the top level, in place of their properties.
	 *
	 * @param list<array{path: list<string>, schema: array<string, mixed>}> $attributes Attributes of a block.
	 * @return list<list<array{path: list<string>, schema: array<string, mixed>}>>
	 */
	private static function fillings( array $attributes ): array {
		$is_text = static fn ( array $attribute ): bool =>
			in_array( 'string', (array) ( $attribute['schema']['type'] ?? array() ), true )
			&& ! isset( $attribute['schema']['enum'] );
		$has_own = static fn ( array $attribute ): bool =>
			isset( $attribute['schema']['properties'] ) || isset( $attribute['schema']['items']['properties'] );
		return array_values(
			array_filter(
				array(
					array_values( array_filter( $attributes, $is_text ) ),
					array_values(
						array_filter( $attributes, static fn ( array $attribute ): bool => ! $has_own( $attribute ) )
					),
					array_values(
						array_filter(
							$attributes,
							static fn ( array $attribute ): bool =>
								1 === count( $attribute['path'] ) && ! $is_text( $attribute )
						)
					),
				)
			)
		);
	}

	/**
	 * @param string                                                        $markup     Markup of the fixture.
	 * @param string                                                        $name       Name of the block type.
	 * @param list<array{path: list<string>, schema: array<string, mixed>}> $attributes Attributes that get the payload.
	 * @param string                                                        $payload    Script to store.
	 * @return string What WordPress stores if the author may not write unfiltered HTML.
	 */
	private function stored( string $markup, string $name, array $attributes, string $payload ): string {
		foreach ( $attributes as list( 'path' => $path, 'schema' => $schema ) ) {
			$markup = Blocks::with(
				$markup,
				$name,
				$path,
				'array' === ( $schema['type'] ?? '' ) ? array( $payload ) : $payload
			);
		}
		return wp_unslash( wp_filter_post_kses( wp_slash( $markup ) ) );
	}
}
