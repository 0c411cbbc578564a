<?php
/**
 * Classes that say that what lies over an item's image has to be light.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Names of the classes, which FieldClasses puts where they belong.
 */
final class LightSkin {

	/** On an item's card, wherever `post_class()` is used. */
	public const CARD_CLASS = 'is-eidan-light-skin';

	/** On the body of the item's own page. */
	public const BODY_CLASS = 'has-eidan-light-skin';
}
