<?php
/**
 * Label, icon and mega menu of items of classic menus.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Icons\Icons;
use Eidan\Support\Html;
use Eidan\Support\Text;
use WP_Post;

/**
 * Fields on the screen Appearance › Menus, stored in one meta field of each item.
 */
final class ItemFields {

	/** Meta key; hidden from the list of custom fields. */
	public const KEY = '_eidan_menu_item';

	/**
	 * Action `wp_nav_menu_item_custom_fields`: prints the fields of an item.
	 *
	 * @param mixed $id Item.
	 */
	public static function render( mixed $id ): void {
		$id     = (int) Text::of( $id );
		$stored = get_post_meta( $id, self::KEY, true );
		$extras = Extras::of( is_array( $stored ) ? $stored : array() );
		$icons  = array( '' => _x( 'None', 'icon', 'eidan' ) );
		foreach ( Icons::all() as $icon ) {
			$icons[ $icon['name'] ] = $icon['label'];
		}
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Everything is escaped where it is made.
		echo self::field(
			$id,
			'eidanLabel',
			_x( 'Label', 'of a menu item', 'eidan' ),
			'<input type="text" class="widefat" maxlength="40"%s'
				. Html::attributes( array( 'value' => $extras->label ) ) . '>'
		);
		echo self::field(
			$id,
			'eidanIcon',
			__( 'Icon', 'eidan' ),
			'<select class="widefat"%s>' . self::options( $icons, $extras->icon ) . '</select>'
		);
		echo self::field(
			$id,
			'eidanWide',
			__( 'Wide drop-down', 'eidan' ),
			'<select class="widefat"%s>' . self::options( MegaMenu::choices(), $extras->wide ) . '</select>'
		);
		echo self::field(
			$id,
			'eidanBoxed',
			__( 'Width of the drop-down', 'eidan' ),
			'<select class="widefat"%s>' . self::options(
				array(
					''  => __( 'Full width', 'eidan' ),
					'1' => __( 'Wide width', 'eidan' ),
				),
				$extras->boxed ? '1' : ''
			) . '</select>'
		);
		// phpcs:enable
	}

	/**
	 * Action `wp_update_nav_menu_item`: saves the fields. WordPress has already checked nonce and capability; other
	 * ways to save menus do not send these fields and change nothing.
	 *
	 * @param mixed $menu
	 * @param mixed $id   Item.
	 */
	public static function save( mixed $menu, mixed $id = 0 ): void {
		unset( $menu );
		$id = (int) Text::of( $id );
		// phpcs:disable WordPress.Security -- The screen's nonce, as said above; Extras takes valid values only.
		$sent = isset( $_POST['eidan-menu-item'] ) && is_array( $_POST['eidan-menu-item'] )
			? wp_unslash( $_POST['eidan-menu-item'] )
			: array();
		if ( $id < 1 || ! current_user_can( 'edit_theme_options' ) || ! is_array( $sent[ $id ] ?? null ) ) {
			// phpcs:enable WordPress.Security
			return;
		}
		$fields = $sent[ $id ];
		self::store( $id, Extras::of( array( 'eidanBoxed' => '1' === ( $fields['eidanBoxed'] ?? '' ) ) + $fields ) );
	}

	/**
	 * Stores the values of an item.
	 *
	 * @param int    $id     Item.
	 * @param Extras $extras
	 */
	public static function store( int $id, Extras $extras ): void {
		$values = $extras->stored();
		if ( array() === $values ) {
			delete_post_meta( $id, self::KEY );
		} else {
			update_post_meta( $id, self::KEY, wp_slash( $values ) );
		}
	}

	/**
	 * Removes the meta fields, on uninstall.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::KEY );
	}

	/**
	 * A labelled field.
	 *
	 * @param int    $id      Item.
	 * @param string $name    Name of the value.
	 * @param string $label
	 * @param string $control HTML of the control, escaped, with `%s` for its id and name.
	 */
	private static function field( int $id, string $name, string $label, string $control ): string {
		$key = "eidan-menu-item-$id-$name";

		return '<p class="description description-wide"><label'
			. Html::attributes( array( 'for' => $key ) ) . '>' . esc_html( $label ) . '<br>'
			. str_replace(
				'%s',
				Html::attributes(
					array(
						'id'   => $key,
						'name' => "eidan-menu-item[$id][$name]",
					)
				),
				$control
			) . '</label></p>';
	}

	/**
	 * Options of a select.
	 *
	 * @param array<array-key, string> $choices Label by value.
	 * @param string                   $chosen  Value.
	 */
	private static function options( array $choices, string $chosen ): string {
		$html = '';
		foreach (
			$choices + ( isset( $choices[ $chosen ] ) ? array() : array( $chosen => $chosen ) ) as $value => $label
		) {
			$html .= '<option' . Html::attributes(
				array(
					'value'    => (string) $value,
					'selected' => (string) $value === $chosen,
				)
			) . '>' . esc_html( $label ) . '</option>';
		}

		return $html;
	}
}
