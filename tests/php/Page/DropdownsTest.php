<?php
/**
 * Tests of the drop-downs of archives and categories.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Dropdowns;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class DropdownsTest extends TestCase {

	private static function mode( string $mode ): void {
		update_option( Settings::OPTION, array( 'page' => array( 'dropdowns' => $mode ) ) );
	}

	private static function archives(): string {
		return do_blocks( '<!-- wp:archives {"displayAsDropdown":true} /-->' );
	}

	public function test_they_are_wordpresss_until_the_owner_chooses(): void {
		self::assertStringNotContainsString( '<form', self::archives() );
		self::assertFalse( wp_style_is( 'eidan-dropdown' ) );
	}

	public function test_a_form_with_a_button_and_no_script(): void {
		self::mode( 'button' );
		$categories = do_blocks( '<!-- wp:categories {"displayAsDropdown":true,"showEmpty":true} /-->' );
		foreach ( array( self::archives(), $categories ) as $html ) {
			self::assertMatchesRegularExpression(
				'~<form class="eidan-dropdown" action="[^"]+"><select required .*</select>'
					. '<button type="submit"[^>]*>Go</button></form>~s',
				$html
			);
			self::assertStringNotContainsString( '<script', $html );
			self::assertMatchesRegularExpression(
				'~<label[^>]* for="([^"]+)".*<select required[^>]* id=["\']\1["\']~s',
				$html
			);
		}
		self::assertStringNotContainsString( 'value=\'-1', $categories, 'Nothing chosen is nothing sent.' );
		self::assertMatchesRegularExpression( '~<select[^>]* name=[\'"]category_name[\'"]~', $categories );
		self::mode( 'choose' );
		self::assertStringContainsString( 'data-eidan-dropdown=""', self::archives() );
	}

	/**
	 * @param array<string, mixed> $instance Settings of the widget.
	 * @return string What the widget prints in a classic sidebar.
	 */
	private static function widget( string $class, array $instance ): string {
		ob_start();
		the_widget( $class, $instance, array( 'before_widget' => '<section>', 'after_widget' => '</section>' ) );
		return (string) ob_get_clean();
	}

	public function test_classic_widgets_are_completed_too_and_keep_their_own_form(): void {
		$archives   = fn (): string => self::widget( 'WP_Widget_Archives', array( 'dropdown' => 1 ) );
		$categories = fn (): string => self::widget( 'WP_Widget_Categories', array( 'dropdown' => 1 ) );
		self::assertStringContainsString( '<script', $archives() );
		self::mode( 'button' );
		self::assertMatchesRegularExpression(
			'~^<section>.*<form class="eidan-dropdown" action="[^"]+">'
				. '<select required [^>]*name="archive-dropdown">.*</select><button type="submit"[^>]*>Go</button>'
				. '</form>.*</section>$~s',
			trim( $archives() )
		);
		self::assertMatchesRegularExpression(
			'~<form class="eidan-dropdown" action=[^>]+method="get"><label.*</select>\s*<button~s',
			$categories()
		);
		foreach ( array( $archives(), $categories() ) as $html ) {
			self::assertSame(
				array( 1, 1, 0 ),
				array(
					substr_count( $html, '<form' ),
					substr_count( $html, '<button' ),
					substr_count( $html, '<script' ),
				)
			);
		}
		// The same widget in the block of legacy widgets.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores it.
		$instance = serialize( array( 'dropdown' => 1 ) );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores it.
		$block    = do_blocks(
			'<!-- wp:legacy-widget '
				. wp_json_encode(
					array(
						'idBase'   => 'archives',
						'instance' => array( 'encoded' => base64_encode( $instance ), 'hash' => wp_hash( $instance ) ),
					)
				)
				. ' /-->'
		);
		self::assertSame( 1, substr_count( $block, '<button' ) );
		self::assertFalse(
			Dropdowns::widget( false, new \WP_Widget_Archives(), array() ),
			'One that another plugin hides stays hidden.'
		);
		self::assertStringNotContainsString( '<button', self::widget( 'WP_Widget_Calendar', array() ) );
	}

	public function test_links_in_texts_get_a_form(): void {
		$home   = home_url( '/' );
		$select =
			"<select id=\"go\" onchange=\"location=this.value\"><option>Choose</option><option "
			. "value=\"{$home}a/\">A</option><option value=\"/b/\">B</option></select>";
		$text   = fn ( string $html ): string => do_blocks( "<!-- wp:html -->$html<!-- /wp:html -->" );
		self::assertSame( $select, $text( $select ), 'The owner has not asked for it.' );
		self::mode( 'choose' );
		$expected =
			'~<form class="eidan-dropdown" action="[^"]+" data-eidan-dropdown="">'
			. '<select name="eidan-lead" required id="go"\s*><option value="">Choose</option>.*</select>'
			. '<button type="submit"[^>]*>Go</button></form>~s';
		$shown    = array(
			$text( "<p>Pages</p>$select<script>ok();</script>" ),
			do_blocks( $select ),
			self::widget( 'WP_Widget_Text', array( 'text' => $select ) ),
			self::widget( 'WP_Widget_Custom_HTML', array( 'content' => $select ) ),
		);
		foreach ( $shown as $html ) {
			self::assertMatchesRegularExpression( $expected, $html );
			self::assertStringNotContainsString( 'onchange', $html );
		}
		self::assertStringContainsString( '<script>ok();</script>', $shown[0] );
		self::assertTrue( wp_style_is( 'eidan-dropdown' ) );

		$others = array(
			"<form action=\"/x\">$select</form>",
			'<select><option value="nl">NL</option></select>',
			'<select><option value="/a/">A</option><option value="https://example.org/">Elsewhere</option></select>',
			'<select><option value="/a/">A</option><option value="//example.org/">Elsewhere</option></select>',
			'<select><option value="/a/">A</option><option>Late</option></select>',
			'<select multiple><option value="/a/">A</option></select>',
			'<select><option value="">Choose</option></select>',
			'<select><option value="javascript:alert(1)">A</option></select>',
			'<select></select>',
		);
		foreach ( $others as $html ) {
			self::assertSame( $html, $text( $html ) );
		}
	}

	public function test_it_leads_to_pages_of_this_site_only(): void {
		$led = array();
		add_filter(
			'wp_redirect',
			static function ( string $to ) use ( &$led ): void {
				$led[] = $to;
				throw new \RuntimeException( 'led' );
			}
		);
		$go = static function ( mixed $to, string $field = 'archive-dropdown' ): bool {
			$_GET = array( $field => $to );
			try {
				Dropdowns::redirect();
			} catch ( \RuntimeException ) {
				return true;
			}
			return false;
		};
		self::assertFalse( $go( home_url( '/2024/05/' ) ), 'The owner has not asked for it.' );
		self::mode( 'button' );
		foreach ( array(
			'https://example.org/',
			'//example.org/',
			home_url() . '.example.org/',
			home_url() . '@example.org/',
			'javascript:alert(1)',
			'',
			array( 'x' ),
		) as $hostile ) {
			self::assertFalse( $go( $hostile ), (string) wp_json_encode( $hostile ) );
			self::assertFalse( $go( $hostile, 'eidan-lead' ), (string) wp_json_encode( $hostile ) );
		}
		self::assertTrue( $go( home_url( '/2024/05/' ) ) );
		self::assertTrue( $go( '/about/?a=1', 'eidan-lead' ) );
		self::assertSame( array( home_url( '/2024/05/' ), home_url( '/about/?a=1' ) ), $led );
	}
}
