<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Eidan\Tests\TestCase;
use WP_Theme_JSON;

/**
 * Visibility and styles by width, as WordPress 7.1 has them, work with every block: what hides it is on its element or
 * around it, what gives it colors and spacing is on its element, and block spacing has a value at each width.
 */
final class WidthsTest extends TestCase {

	use Control;

	private const HIDDEN = array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) );

	private const STYLE = array(
		'@mobile' => array(
			'color'   => array( 'text' => '#ff0000' ),
			'spacing' => array( 'padding' => array( 'top' => '3px' ) ),
		),
	);

	protected function setUp(): void {
		parent::setUp();
		if ( ! method_exists( WP_Theme_JSON::class, 'get_viewport_media_queries' ) ) {
			self::markTestSkipped( 'WordPress has no styles by width before 7.1.' );
		}
	}

	/**
	 * The elements with a class that begins like this.
	 *
	 * @return list<DOMElement>
	 */
	private static function with_class( string $html, string $class ): array {
		$document = new DOMDocument();
		// Elements of HTML 5 are unknown to it, which is no matter here.
		@$document->loadHTML( '<meta charset="utf-8"><body>' . $html );
		$found = ( new DOMXPath( $document ) )->query( "//*[contains(concat(' ', @class), ' $class')]" );
		return array_values(
			array_filter(
				false === $found ? array() : iterator_to_array( $found ),
				static fn( $node ): bool => $node instanceof DOMElement
			)
		);
	}

	/** Whether an element is a block's own. */
	private static function is_own( DOMElement $element, string $slug ): bool {
		return str_contains( ' ' . $element->getAttribute( 'class' ) . ' ', " wp-block-eidan-$slug " );
	}

	/**
	 * The fixtures whose element does not get the class.
	 *
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @param list<string>           $path     Path of the attribute.
	 * @param mixed                  $value    Its value.
	 * @param string                 $class    Class that WordPress adds, or its beginning.
	 * @param bool                   $around   Whether an element around the block's may have it.
	 * @return list<string>
	 */
	private function missed( array $subjects, array $path, mixed $value, string $class, bool $around ): array {
		$missed = array();
		foreach ( $subjects as $slug => $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				$plain = $this->render( $markup, $this->create_page() );
				if ( ! str_contains( $plain, "wp-block-eidan-$slug" ) ) {
					continue;
				}
				$html  = $this->render( Blocks::with( $markup, "eidan/$slug", $path, $value ), $this->create_page() );
				$found = array_filter(
					self::with_class( $html, $class ),
					static fn( DOMElement $element ): bool => self::is_own( $element, $slug ) || (
						$around && array() !== array_filter(
							iterator_to_array( $element->getElementsByTagName( '*' ) ),
							static fn( $inner ): bool => $inner instanceof DOMElement && self::is_own( $inner, $slug )
						)
					)
				);
				if ( array() === $found ) {
					$missed[] = $name;
				}
			}
		}
		return $missed;
	}

	public function test_a_block_can_be_hidden_at_a_width(): void {
		self::assertSame(
			array(),
			$this->missed( Blocks::subjects(), array( 'metadata' ), self::HIDDEN, 'wp-block-hidden-mobile', true )
		);
	}

	public function test_a_block_can_have_other_colors_and_spacing_at_a_width(): void {
		self::assertSame(
			array(),
			$this->missed( Blocks::subjects(), array( 'style' ), self::STYLE, 'wp-states-', false )
		);
	}

	public function test_what_WordPress_adds_for_a_width_is_on_one_element_only(): void {
		foreach ( array( 'header', 'opener', 'panel', 'search-cover' ) as $slug ) {
			foreach ( Blocks::subjects()[ $slug ]->fixtures ?? array() as $name => $markup ) {
				$styled = Blocks::with( $markup, "eidan/$slug", array( 'style' ), self::STYLE );
				$html   = $this->render( $styled, $this->create_page() );
				self::assertLessThan( 2, count( self::with_class( $html, 'wp-states-' ) ), $name );
			}
		}
	}

	/** Where a block has block spacing, a width can have another one. */
	public function test_block_spacing_can_be_another_one_at_a_width(): void {
		$missed = array();
		// Rules stay for the whole run, so every fixture has a length of its own.
		$number = 100;
		foreach ( Blocks::subjects() as $slug => $subject ) {
			$support = $subject->type->supports['spacing']['blockGap'] ?? false;
			foreach ( false === $support ? array() : $subject->fixtures as $name => $markup ) {
				if ( ! str_contains( $this->render( $markup, $this->create_page() ), "wp-block-eidan-$slug" ) ) {
					continue;
				}
				$gap   = '7.' . ++$number . 'rem';
				$value = array( '@mobile' => array( 'spacing' => array( 'blockGap' => $gap ) ) );
				$page  = $this->render(
					Blocks::with( $markup, "eidan/$slug", array( 'style' ), $value ),
					$this->create_page()
				);
				// WordPress's own layouts have rules; where the layout is ours, custom properties are set at the width.
				$rules = wp_style_engine_get_stylesheet_from_context( 'block-supports' );
				$is    = str_contains( $page, "-mobile:var(--eidan-on-mobile) $gap" )
					? wp_style_is( 'eidan-viewports' )
					: 1 === preg_match( "/@media \(width <= 480px\)\{[^@]*$gap/", $rules );
				if ( ! $is ) {
					$missed[] = $name;
				}
			}
		}
		self::assertSame( array(), $missed );
	}

	public function test_a_block_that_prints_something_before_itself_is_seen(): void {
		self::assert_seen(
			'~control~',
			static fn (): string => '<style>a{}</style><p class="wp-block-eidan-control">Words</p>',
			fn ( array $subjects ): array => $this->missed(
				$subjects,
				array( 'metadata' ),
				self::HIDDEN,
				'wp-block-hidden-mobile',
				true
			)
		);
	}
}
