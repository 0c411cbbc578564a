<?php
/**
 * Links of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Support\Html;

/**
 * Makes the links of a list's bar: each leads to the list in another state.
 */
final class BarLink {

	/**
	 * @param Config                $config
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 */
	public function __construct(
		private readonly Config $config,
		private readonly array $others,
	) {}

	/**
	 * The id of a part of the bar, by which the view module finds it again after the bar is replaced.
	 *
	 * @param string $name Name of the part, unique in the bar.
	 */
	public function id( string $name ): string {
		return "eidan-{$this->config->id}-$name";
	}

	/**
	 * The address of the list in a state.
	 *
	 * @param State $state
	 * @return string Not escaped.
	 */
	public function address( State $state ): string {
		return Address::of( $this->config, $state, $this->others );
	}

	/**
	 * Whether links load the page, also with script.
	 */
	public function loads_page(): bool {
		return '' !== $this->config->pages;
	}

	/**
	 * A link.
	 *
	 * @param string                     $kind   Last part of its class.
	 * @param string                     $name   Its name, unique in the bar.
	 * @param State|null                 $state  State that the link leads to; null = nowhere.
	 * @param bool                       $active Whether that is the current state.
	 * @param string                     $html   Its text.
	 * @param array<string, string|null> $extra  More attributes.
	 * @return string HTML.
	 */
	public function html(
		string $kind,
		string $name,
		?State $state,
		bool $active,
		string $html,
		array $extra = array()
	): string {
		$attributes = array(
			'class' => "eidan-list__$kind" . ( $active ? ' is-active' : '' ),
			'href'  => null === $state ? null : $this->address( $state ),
			'id'    => $this->id( $name ),
		);

		return '<a' . Html::attributes( $attributes + $extra ) . ">$html</a>";
	}
}
