<?php
/**
 * Tests of where the look of forms is loaded.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\FormButtons;
use Eidan\Page\Forms;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class FormsTest extends TestCase {

	private static function set( bool $value ): void {
		update_option( Settings::OPTION, array( 'page' => array( 'forms' => $value ) ) );
	}

	protected function tearDown(): void {
		wp_dequeue_style( array( 'eidan-forms', 'eidan-forms-search' ) );
		parent::tearDown();
	}

	/** @return list<string> Styles of forms that the page would get. */
	private static function styles(): array {
		return array_values( array_filter( array( 'eidan-forms', 'eidan-forms-search' ), 'wp_style_is' ) );
	}

	/** @return iterable<string, array{string, list<string>}> HTML, and the styles of forms that it needs. */
	public static function pages(): iterable {
		$forms  = array( 'eidan-forms' );
		$search = array( 'eidan-forms-search' );
		yield 'Contact Form 7' => array( '<div class="wpcf7"><form class="wpcf7-form init"></form></div>', $forms );
		yield 'Fluent Forms' => array( '<form class="frm-fluent-form fluent_form_4"></form>', $forms );
		yield 'Jetpack' => array( "<form class='contact-form commentsblock'></form>", $forms );
		yield 'WPForms' => array( '<form class="wpforms-validate wpforms-form"></form>', $forms );
		yield 'Gravity Forms' => array( "<div class='gform_wrapper'><form></form></div>", $forms );
		yield 'comments' => array( '<form id="commentform" class="comment-form"></form>', $forms );
		yield 'search' => array( '<form class="wp-block-search__no-button wp-block-search"></form>', $search );
		yield 'log-in' => array( '<form id="loginform"><p class="login-submit"></p></form>', $forms );
		yield 'search of ours' => array( '<form class="eidan-search"></form>', array() );
		yield 'cart' => array( '<form class="cart"></form>', array() );
		yield 'words about forms' => array( '<p>wpcf7-form, comment-form</p>', array() );
	}

	/**
	 * @dataProvider pages
	 *
	 * @param list<string> $styles
	 */
	public function test_the_look_comes_with_a_form( string $html, array $styles ): void {
		self::set( true );
		self::assertSame( $html, apply_filters( 'render_block', $html, array( 'blockName' => 'core/html' ), null ) );
		self::assertSame( $styles, self::styles() );
	}

	/** @dataProvider pages */
	public function test_nothing_comes_before_the_owner_wants_it( string $html ): void {
		self::assertSame( $html, Forms::look( $html ) );
		self::assertSame( array(), self::styles() );
	}

	public function test_a_shortcode_brings_it_wherever_it_stands(): void {
		self::set( true );
		add_shortcode( 'eidan_test_form', static fn (): string => '<form class="wpcf7-form"></form>' );
		do_shortcode( '[eidan_test_form]' );
		remove_shortcode( 'eidan_test_form' );
		self::assertSame( array( 'eidan-forms' ), self::styles() );
	}

	public function test_comments_of_classic_themes_bring_it(): void {
		self::set( true );
		do_action( 'comment_form_before' );
		self::assertSame( array( 'eidan-forms' ), self::styles() );
	}

	public function test_what_is_no_html_stays(): void {
		self::set( true );
		self::assertNull( Forms::look( null ) );
	}

	public function test_buttons_are_what_global_styles_say_of_buttons(): void {
		$css = FormButtons::css(
			array(
				'color'  => array( 'background' => '#16150f' ),
				':hover' => array( 'color' => array( 'background' => '#b5351a' ) ),
			)
		);
		self::assertMatchesRegularExpression( '/\.wpcf7-submit[^{]*\{background-color:#16150f;/', $css );
		self::assertMatchesRegularExpression( '/\.wpcf7-submit[^{]*:hover[^{]*\{background-color:#b5351a;/', $css );
		self::assertSame( '', FormButtons::css( null ) );
		self::assertStringNotContainsString( ':focus', FormButtons::css( array( ':focus' => 'none' ) ) );
	}

	public function test_the_rules_cannot_leave_the_style(): void {
		$css = FormButtons::css( array( 'color' => array( 'background' => '</style><script>' ) ) );
		self::assertStringNotContainsString( '<', $css );
	}
}
