<?php
/**
 * Tests of forms whose enquiries are kept, and of the script that pages have for them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Enquiries\Sources;
use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;
use ReflectionClass;

final class SourcesTest extends TestCase {

	private const SITE = 'eidan-attribution-site';

	/** Whoever published a form before has made the site know it. */
	protected function setUp(): void {
		parent::setUp();
		Sources::forget();
	}

	/** What a page has of scripts. */
	private static function scripts(): string {
		wp_scripts();
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		wp_scripts()->do_items( array( self::SITE ) );
		return (string) ob_get_clean();
	}

	public function test_a_site_without_forms_has_no_script(): void {
		self::assertFalse( Sources::any() );
		do_action( 'wp_enqueue_scripts' );
		self::assertFalse( wp_script_is( self::SITE ) );
		self::assertFalse( wp_script_is( 'eidan-attribution-forms' ) );
	}

	public function test_the_hooks_wait_for_the_same_plugins(): void {
		$hooks = (string) file_get_contents( EIDAN_DIR . '/includes/hooks-enquiries.php' );
		$names = ( new ReflectionClass( Sources::class ) )->getConstants();
		foreach ( array( ...array_keys( $names['PLUGINS'] ), $names['JETPACK'][0], $names['OPTION'] ) as $name ) {
			self::assertStringContainsString( "'$name'", $hooks );
		}
	}

	public function test_jetpack_is_known_by_its_responses(): void {
		register_post_type( 'feedback', array( 'public' => false ) );
		self::assertSame(
			array( '.jetpack-contact-form__form,form.contact-form', '[data-eidan-attribution]' ),
			Sources::selectors()
		);
		unregister_post_type( 'feedback' );
	}

	public function test_a_form_that_asks_for_it_is_remembered(): void {
		$this->render(
			'<!-- wp:html --><form action="/search"></form><p data-eidan-attribution></p><!-- /wp:html -->'
		);
		self::assertFalse( Sources::any() );
		$this->render( '<!-- wp:html --><form method="post" data-eidan-attribution></form><!-- /wp:html -->' );
		wp_cache_flush();
		self::assertSame( array( '[data-eidan-attribution]' ), Sources::selectors() );
		Sources::forget();
		self::assertFalse( Sources::any() );
	}

	/** @return array<string, array{string}> Contents with a form. */
	public static function contents(): array {
		return array(
			'our block' => array( '<!-- wp:eidan/enquiry-form {"phone":true} /-->' ),
			'own form'  => array( '<!-- wp:html --><form class="a" data-eidan-attribution></form><!-- /wp:html -->' ),
		);
	}

	/** @dataProvider contents */
	public function test_a_form_is_known_before_anybody_has_seen_it( string $content ): void {
		$this->act_as( 'administrator' );
		$this->create_page( array( 'post_content' => '<p>eidan/enquiry-form</p>' ) );
		$id = $this->create_page( array( 'post_content' => $content, 'post_status' => 'draft' ) );
		self::assertFalse( Sources::any(), 'A draft may never be seen.' );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		self::assertTrue( Sources::any() );
	}

	public function test_a_form_is_forgotten_with_the_last_page_that_has_it(): void {
		$this->act_as( 'administrator' );
		$page = array( 'post_content' => '<!-- wp:eidan/enquiry-form /-->' );
		$ids  = array( $this->create_page( $page ), $this->create_page( $page ) );
		wp_delete_post( $ids[0], true );
		self::assertTrue( Sources::any() );
		wp_delete_post( $ids[1], true );
		self::assertFalse( Sources::any() );

		// Code that takes enquiries has its form where nobody can look.
		Sources::mark();
		wp_delete_post( $this->create_page( $page ), true );
		self::assertTrue( Sources::any() );
	}

	public function test_an_owner_who_wants_none_has_none(): void {
		Sources::mark();
		update_option( Settings::OPTION, array( 'attribution' => array( 'enquiries' => false ) ) );
		Memory::forget();
		self::assertSame( array(), Sources::selectors() );
	}

	public function test_others_add_forms_and_take_them_away(): void {
		add_filter(
			'eidan_enquiry_forms',
			static fn ( array $forms ): array => array( ...$forms, '.mine', 5, '', null )
		);
		self::assertSame( array( '.mine' ), Sources::selectors() );
		Sources::mark();
		add_filter( 'eidan_enquiry_forms', '__return_empty_array', 20 );
		self::assertFalse( Sources::any() );
		add_filter( 'eidan_enquiry_forms', '__return_false', 30 );
		self::assertSame( array( '[data-eidan-attribution]' ), Sources::selectors() );
	}

	public function test_without_a_shop_the_engine_comes_with_its_forms(): void {
		if ( class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is a shop here' );
		}
		update_option( Settings::OPTION, array( 'attribution' => array( 'compact' => true, 'lifetime' => 2 ) ) );
		Memory::forget();
		add_filter( 'eidan_enquiry_forms', static fn (): array => array( '.mine', '</script>' ) );
		$html = self::scripts();
		self::assertMatchesRegularExpression(
			'~<script(?=[^>]* defer)[^>]*build/attribution-site\.js~',
			$html,
			'no page waits for it'
		);
		self::assertSame( 1, preg_match( '~var wc_order_attribution = (\{.*\});~', $html, $found ), $html );
		$data = json_decode( $found[1], true );
		self::assertSame(
			array( 'lifetime', 'session', 'base64', 'allowTracking', 'forms', 'eidan' ),
			array_keys( $data['params'] )
		);
		self::assertEquals( 2, $data['params']['lifetime'] );
		self::assertSame( '.mine,</script>', $data['params']['forms'] );
		self::assertSame( 'current.src', $data['fields']['utm_source'] );
		self::assertSame( array( 'compact' => true ), $data['params']['eidan'] );
		self::assertSame(
			substr_count( $html, '<script' ),
			substr_count( $html, '</script>' ),
			'no script ends early'
		);
	}

	public function test_in_a_shop_forms_come_beside_the_engine(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no shop here' );
		}
		add_filter( 'eidan_enquiry_forms', static fn (): array => array( '.mine' ) );
		do_action( 'wp_enqueue_scripts' );
		self::assertFalse( wp_script_is( self::SITE ) );
		self::assertTrue( wp_script_is( 'eidan-attribution-forms' ) );
		ob_start();
		wp_scripts()->do_items( array( 'eidan-attribution-forms' ) );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'wc_order_attribution.params.forms=".mine"', $html );
		self::assertLessThan( strpos( $html, 'attribution-forms.js' ), strpos( $html, 'build/attribution.js' ) );
	}
}
