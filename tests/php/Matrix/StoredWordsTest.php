<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Posts\ContentTypes;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * Words reach the page as they were typed. For authors without unfiltered HTML WordPress stores `&amp;` in place of `&`
 * and `&gt;` in place of `>`, in attributes of blocks, too. And a title that has two lines is two words for a reader
 * that knows no lines: a label, a script.
 */
final class StoredWordsTest extends TestCase {

	use Control;

	private const TYPED = 'R&D > 3';

	public function test_no_attribute_shows_how_it_is_stored(): void {
		self::assertSame( array(), $this->different( Blocks::subjects() ) );
	}

	public function test_an_attribute_that_shows_how_it_is_stored_is_seen(): void {
		$json  = static fn ( array $attributes ): string =>
			'<p data-options="' . esc_attr( (string) wp_json_encode( $attributes['words'], JSON_HEX_AMP ) )
				. '">Words</p>';
		self::assert_seen( '/control: words/', $json, $this->different( ... ) );
		$plain = static fn ( array $attributes ): string => '<p>' . esc_html( $attributes['words'] ) . '</p>';
		self::assert_seen( '/^\[]$/', $plain, $this->different( ... ) );
	}

	/**
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @return list<string> Attributes whose stored form is another HTML than the typed one.
	 */
	private function different( array $subjects ): array {
		$found  = array();
		$stored = (string) wp_kses( self::TYPED, 'post' );
		self::assertSame( 'R&amp;D &gt; 3', $stored );
		foreach ( $subjects as $slug => $subject ) {
			$paths = array();
			foreach ( Blocks::attributes( $subject->own ) as list( 'path' => $path, 'schema' => $schema ) ) {
				$is_text = in_array( 'string', (array) ( $schema['type'] ?? '' ), true );
				if ( $is_text && ! isset( $schema['enum'] ) && ! isset( $schema['pattern'] ) ) {
					$paths[] = $path;
				}
			}
			foreach ( $subject->fixtures as $name => $markup ) {
				$html = function ( array $paths, string $words ) use ( $markup, $subject ): string {
					Memory::forget();
					$html             = $this->render(
						Blocks::with_all( $markup, $subject->type->name, $paths, $words ),
						$this->page ??= $this->create_page()
					);
					// What is sealed is another text each time.
					$html = (string) preg_replace( '/(?<= name="eidan_form" value=")[^"]+/', '', $html );
					// So are the ids of a form; all others are counted.
					$html = (string) preg_replace( '/(?<=\d-)[0-9a-f]{8}\b/', '', $html );
					return (string) preg_replace( '/\d+/', '0', $html );
				};
				if ( $html( $paths, $stored ) === $html( $paths, self::TYPED ) ) {
					continue;
				}
				foreach ( $paths as $path ) {
					if ( $html( array( $path ), $stored ) !== $html( array( $path ), self::TYPED ) ) {
						$found[] = "$name: " . implode( '.', $path );
					}
				}
			}
		}
		return $found;
	}

	/** The page on which blocks are rendered. */
	private ?int $page = null;

	public function test_two_lines_of_a_title_are_two_words(): void {
		// WordPress takes the line break of everybody else.
		wp_set_current_user( $this->create_user( 'administrator' ) );
		kses_init();
		if ( class_exists( WC_Product_Simple::class ) ) {
			$product = new WC_Product_Simple();
			$product->set_name( 'Paper<br>work' );
			$product->set_regular_price( '20' );
			$product->save();
		}
		foreach ( array( 'post', ...array_keys( ContentTypes::enabled() ) ) as $type ) {
			foreach ( array( 'Paper<br>work &amp; R&amp;D', 'Paper<br />work' ) as $title ) {
				$this->create_post(
					array(
						'post_type'  => $type,
						'post_title' => $title,
					)
				);
			}
		}
		$this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_name'    => 'primary',
				'post_content' => '<!-- wp:navigation-link {"label":"Paper\u003cbr\u003ework","url":"/work/"} /-->',
			)
		);
		$glued = array();
		$seen  = 0;
		foreach ( Blocks::subjects() as $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				$html  = $this->render( $markup, $this->page ??= $this->create_page() );
				$seen += (int) str_contains( $html, 'Paper' );
				// The label of a dialog and of the pointer is the text of the title.
				$words = (string) preg_replace( '~</?[a-z][^>]*>~i', '', $html );
				if ( 1 === preg_match( '~.{30}(?:Paperwork|amp;amp;)~s', "$html $words", $match ) ) {
					$glued[ $name ] = $match[0];
				}
			}
		}
		self::assertSame( array(), $glued );
		if ( false === getenv( 'EIDAN_BLOCKS' ) ) {
			self::assertGreaterThan( class_exists( WC_Product_Simple::class ) ? 3 : 10, $seen );
		}
	}
}
