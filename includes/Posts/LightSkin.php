<?php
/**
 * Classes for items with dark images, over which text must be light.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Names of the classes, which FieldClasses adds.
 */
final class LightSkin {

	/** On an item's card, wherever `post_class()` is used. */
	public const CARD_CLASS = 'is-eidan-light-skin';

	/** On the body of the item's own page. */
	public const BODY_CLASS = 'has-eidan-light-skin';
}
