<?php
/**
 * The orders that visitors can choose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\Orders;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * Links to a list in another order.
 */
final class OrderLinks {

	/**
	 * The links; '' if there is nothing to choose.
	 *
	 * @param Config  $config
	 * @param State   $state The current state.
	 * @param BarLink $link  Makes the links.
	 * @param bool    $named Whether their label is visible.
	 */
	public static function html( Config $config, State $state, BarLink $link, bool $named ): string {
		if ( array() === $config->orders ) {
			return '';
		}
		$labels  = Orders::labels();
		$default = $config->query->order;
		$current = '' === $state->order ? $default : $state->order;
		$items   = '';
		foreach ( array_unique( array( $default, ...$config->orders ) ) as $name ) {
			$own    = $default === $name ? '' : $name;
			$extra  = array(
				'data-order'   => $own,
				'aria-current' => $current === $name ? 'true' : null,
			);
			$to     = new State( 1, $state->choice, $own );
			$text   = esc_html( $labels[ $name ] ?? $name );
			$items .= '<li>' . $link->html( 'order', "order-$name", $to, $current === $name, $text, $extra ) . '</li>';
		}

		$name  = _x( 'Order', 'sorting', 'eidan' );
		$items = "<ul role=\"list\">$items</ul>";
		if ( $named ) {
			// Without role="group", as the landmark has the name already.
			$items = '<div class="eidan-list__group"><span class="eidan-list__label" aria-hidden="true">'
				. esc_html( $name ) . "</span>$items</div>";
		}

		return '<nav class="eidan-list__orders" aria-label="' . esc_attr( $config->name_of( $name ) )
			. "\">$items</nav>";
	}
}
