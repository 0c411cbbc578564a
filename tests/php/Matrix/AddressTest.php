<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;

/**
 * No attribute tells a view which address to request, load or open. Contributors may write any `data-` attribute in raw
 * HTML around one of our blocks, so such an address could be theirs. Addresses come from what PHP prints for a module
 * (src/view/data.ts).
 */
final class AddressTest extends TestCase {

	use Control;

	/** What a browser would read as an address of another host, or as a path of this one. */
	private const ADDRESS = '~^\s*(?:[a-z][a-z0-9+.-]*:)?/~i';

	public function test_no_option_of_a_view_is_an_address(): void {
		list( 'found' => $found, 'seen' => $seen ) = $this->addresses( Blocks::subjects() );
		// If the run covers a single block, its view may have no options. Among all blocks some have.
		if ( false === getenv( 'EIDAN_BLOCKS' ) ) {
			self::assertGreaterThan( 0, $seen, 'What it looks at is there.' );
		}
		self::assertSame( array(), $found );
	}

	public function test_a_block_that_tells_its_view_an_address_is_seen(): void {
		$tells = static fn ( array $options ): callable =>
			static fn (): string =>
				'<p data-eidan-control="' . esc_attr( (string) wp_json_encode( $options ) ) . '">Words</p>';
		self::assert_seen(
			'~control: data-eidan-control\.route: https://evil\.test/~',
			$tells( array( 'more' => array( array( 'route' => 'https://evil.test/' ) ) ) ),
			$this->addresses( ... )
		);
		self::assert_seen(
			'~^{"found":\[],"seen":1}$~',
			$tells( array( 'speed' => 'slow' ) ),
			$this->addresses( ... )
		);
	}

	/**
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @return array{found: list<string>, seen: int} Addresses in options of their views, and how many views have
	 *                                               options.
	 */
	private function addresses( array $subjects ): array {
		$found = array();
		$seen  = 0;
		foreach ( $subjects as $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				foreach ( $this->options( $this->render( $markup, $this->create_page() ) ) as $attribute => $options ) {
					++$seen;
					array_walk_recursive(
						$options,
						static function ( mixed $value, int|string $key ) use ( &$found, $name, $attribute ): void {
							if ( is_string( $value ) && 1 === preg_match( self::ADDRESS, $value ) ) {
								$found[] = "$name: $attribute.$key: $value";
							}
						}
					);
				}
			}
		}
		return array( 'found' => array_values( array_unique( $found ) ), 'seen' => $seen );
	}

	public function test_the_look_sees_an_address(): void {
		foreach ( array( 'https://evil.test/', '//evil.test/', '/wp-json/', 'HTTPS://evil.test' ) as $address ) {
			self::assertMatchesRegularExpression( self::ADDRESS, $address );
		}
		$html = '<p data-eidan-search="' . esc_attr( '{"a":{"route":"https://evil.test/"}}' )
			. '" data-eidan-quantity></p>';
		self::assertSame(
			array( 'data-eidan-search' => array( 'a' => array( 'route' => 'https://evil.test/' ) ) ),
			iterator_to_array( $this->options( $html ) )
		);

		// Always checks a block whose view has options, whichever blocks this run covers: PHP still prints options in
		// the form that this test reads.
		$fixture = $this->render( Blocks::fixtures( 'back-to-top' )['back-to-top'], $this->create_page() );
		self::assertSame(
			array( 'data-eidan-back-to-top' ),
			array_keys( iterator_to_array( $this->options( $fixture ) ) )
		);
	}

	/**
	 * @param string $html HTML of a rendered block.
	 * @return \Generator<string, array<mixed>> Options of the views in it, by the name of their attribute.
	 */
	private function options( string $html ): \Generator {
		foreach ( $this->dom( $html )->query( '//@*[starts-with(name(), "data-eidan-")]' ) ?: array() as $attribute ) {
			$options = json_decode( (string) $attribute->nodeValue, true );
			if ( is_array( $options ) ) {
				yield $attribute->nodeName => $options;
			}
		}
	}
}
