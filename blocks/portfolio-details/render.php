<?php
/**
 * Prints the details of a portfolio item that it has.
 *
 * @package Eidan
 *
 * @var array<string, mixed> $attributes Attributes.
 * @var string               $content    Inner blocks, none here.
 * @var WP_Block             $block      Block.
 */

declare( strict_types=1 );

use Eidan\Blocks\Attributes;
use Eidan\Posts\Details;

$eidan_attributes = Attributes::of( $block, $attributes );
$eidan_item       = is_int( $eidan_attributes['itemId'] ) && $eidan_attributes['itemId'] > 0 ? $eidan_attributes['itemId'] : ( $block->context['postId'] ?? 0 );
$eidan_rows       = Details::rows( $eidan_item, is_array( $eidan_attributes['fields'] ) ? $eidan_attributes['fields'] : array() );
if ( array() === $eidan_rows ) {
	return;
}
/**
 * What the rows may hold; WordPress 6.8 takes the date off `<time>` by itself.
 *
 * @var array<string, array<string, bool>> $eidan_allowed
 */
$eidan_allowed = array( 'time' => array( 'datetime' => true ) ) + wp_kses_allowed_html( 'post' );
$eidan_class   = 'list' === $eidan_attributes['layout'] ? 'is-list' : 'is-row';
?>
<dl <?php echo get_block_wrapper_attributes( array( 'class' => $eidan_class ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>>
	<?php foreach ( $eidan_rows as $eidan_row ) : ?>
		<div class="eidan-portfolio-details__row">
			<dt><?php echo esc_html( $eidan_row['label'] ); ?></dt>
			<dd><?php echo wp_kses( $eidan_row['html'], $eidan_allowed ); ?></dd>
		</div>
	<?php endforeach; ?>
</dl>
