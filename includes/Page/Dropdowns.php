<?php
/**
 * Drop-downs that navigate to another page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Languages\Languages;
use Eidan\Settings\Settings;
use Eidan\Support\Html;
use Eidan\Support\Text;
use WP_Widget;

/**
 * Puts them into a form with a button. WordPress's own drop-downs navigate as soon as an arrow key changes the option,
 * and do nothing without script. The same goes for drop-downs in content.
 */
final class Dropdowns {

	/** Blocks with WordPress's own drop-down. */
	private const BLOCKS = array( 'core/archives', 'core/categories' );

	/** Blocks with HTML of an author; '' is classic content. */
	private const TEXTS = array( 'core/html', 'core/freeform', '' );

	/** Widgets in classic sidebars and in the legacy widget block; true for WordPress's own drop-down. */
	private const WIDGETS = array(
		'archives'    => true,
		'categories'  => true,
		'text'        => false,
		'custom_html' => false,
	);

	/** Name of WordPress's field whose values are addresses. */
	private const ARCHIVE = 'archive-dropdown';

	/**
	 * Name of the field that `PageDropdown` makes. It is here, as every page without such a field would load that file
	 * for it.
	 */
	public const FIELD = 'eidan-lead';

	/**
	 * Puts a form around the drop-down of a rendered block, if the setting is on.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function complete( mixed $content, mixed $block = null ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '<select' ) || ! is_array( $block ) ) {
			return $content;
		}
		$name = $block['blockName'] ?? '';
		if ( in_array( $name, self::BLOCKS, true ) ) {
			return self::html( $content, true );
		}

		return in_array( $name, self::TEXTS, true ) ? self::html( $content, false ) : $content;
	}

	/**
	 * The same for a classic widget, which prints itself.
	 *
	 * @param mixed $instance Its settings; false if it is not shown.
	 * @param mixed $widget
	 * @param mixed $args     Arguments of the sidebar.
	 * @return mixed The settings; false if it is already printed.
	 */
	public static function widget( mixed $instance, mixed $widget = null, mixed $args = null ): mixed {
		$is_core = $widget instanceof WP_Widget ? self::WIDGETS[ Text::of( $widget->id_base ) ] ?? null : null;
		if (
			null === $is_core || ! $widget instanceof WP_Widget || ! is_array( $instance )
			|| ! is_array( $args ) || is_admin() || 'core' === Settings::get( 'page.dropdowns' )
		) {
			return $instance;
		}
		$text = static fn ( string $name ): string => Text::of( $args[ $name ] ?? '' );
		ob_start();
		$widget->widget(
			array(
				'name'           => $text( 'name' ),
				'id'             => $text( 'id' ),
				'description'    => $text( 'description' ),
				'class'          => $text( 'class' ),
				'before_widget'  => $text( 'before_widget' ),
				'after_widget'   => $text( 'after_widget' ),
				'before_title'   => $text( 'before_title' ),
				'after_title'    => $text( 'after_title' ),
				'before_sidebar' => $text( 'before_sidebar' ),
				'after_sidebar'  => $text( 'after_sidebar' ),
				'show_in_rest'   => true === ( $args['show_in_rest'] ?? false ),
				'widget_id'      => $text( 'widget_id' ),
				'widget_name'    => $text( 'widget_name' ),
			),
			array_filter( $instance, 'is_string', ARRAY_FILTER_USE_KEY )
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the widget itself has printed, and a form that is escaped where it is made.
		echo self::html( (string) ob_get_clean(), $is_core );

		return false;
	}

	/**
	 * Redirects to the chosen page. Only addresses of this site are accepted.
	 */
	public static function redirect(): void {
		foreach ( array( self::ARCHIVE, self::FIELD ) as $name ) {
			// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Anybody may go to a page of the site.
			$asked   = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] )
				? esc_url_raw( wp_unslash( $_GET[ $name ] ) )
				: '';
			$address = '' === $asked ? '' : PageDropdown::address( $asked );
			// phpcs:enable WordPress.Security.NonceVerification.Recommended
			if ( '' !== $address && 'core' !== Settings::get( 'page.dropdowns' ) ) {
				wp_safe_redirect( $address );
				exit;
			}
		}
	}

	/**
	 * HTML with forms around its drop-downs.
	 *
	 * @param string $html
	 * @param bool   $is_core Whether it is WordPress's own drop-down. Otherwise only drop-downs whose options are all
	 *                        pages of this site are changed, and none inside a form.
	 */
	private static function html( string $html, bool $is_core ): string {
		$mode = Settings::get( 'page.dropdowns' );
		if (
			'core' === $mode
			|| is_admin()
			|| ! str_contains( $html, '<select' )
			|| str_contains( $html, 'class="eidan-dropdown"' )
		) {
			return $html;
		}
		$behaviour = 'choose' === $mode ? ' data-eidan-dropdown=""' : '';
		$changed   = $is_core ? self::core( $html, $behaviour ) : (string) preg_replace_callback(
			'~<form\b.*?</form>|<select\b.*?</select>~is',
			static function ( array $found ) use ( $behaviour ): string {
				$choice = PageDropdown::of( $found[0] );

				return '' === $choice ? $found[0] : self::form( $choice . self::button(), $behaviour );
			},
			$html
		);
		if ( $changed !== $html ) {
			wp_enqueue_style( 'eidan-dropdown' );
			if ( '' !== $behaviour ) {
				wp_enqueue_script_module( '@eidan/dropdown' );
			}
		}

		return $changed;
	}

	/**
	 * WordPress's own drop-down with a button, in a form; the categories widget already has a form.
	 *
	 * @param string $html      HTML with one `<select>`.
	 * @param string $behaviour Attribute for the script, with a space before it.
	 */
	private static function core( string $html, string $behaviour ): string {
		// Removes the script that navigates on every change, and the value for no choice.
		$html    = (string) preg_replace(
			array( '~<script\b.*?</script>~s', '~(<option\b[^>]*\bvalue=["\'])-1(["\'])~' ),
			array( '', '$1$2' ),
			$html
		);
		$has_own = str_contains( $html, '<form' );
		$html    = (string) preg_replace_callback(
			'~<select\b.*?</select>~s',
			static function ( array $found ) use ( $has_own, $behaviour ): string {
				$field = (string) preg_replace( '~^<select\b~', '<select required', $found[0] ) . self::button();

				return $has_own ? $field : self::form( $field, $behaviour );
			},
			$html,
			1
		);

		return $has_own
			? (string) preg_replace( '~<form\b~', '<form class="eidan-dropdown"' . $behaviour, $html, 1 )
			: $html;
	}

	/**
	 * The form.
	 *
	 * @param string $inner     HTML.
	 * @param string $behaviour Attribute for the script, with a space before it.
	 */
	private static function form( string $inner, string $behaviour ): string {
		$home = Languages::home();

		return '<form class="eidan-dropdown" action="' . esc_url( $home ) . '"' . $behaviour . '>' . $inner
			. Html::query_fields( $home ) . '</form>';
	}

	/**
	 * The button.
	 */
	private static function button(): string {
		return '<button type="submit" class="eidan-dropdown__go wp-element-button">' . esc_html__( 'Go', 'eidan' )
			. '</button>';
	}
}
