<?php
/**
 * Section: an opener and a popup with an invitation.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:eidan/opener {"panel":"letters","display":"text","backgroundColor":"contrast","textColor":"base","style":{"spacing":{"padding":{"top":"0.9em","right":"1.6em","bottom":"0.9em","left":"1.6em"}}},"fontSize":"medium"} -->
<a class="wp-block-eidan-opener has-base-color has-contrast-background-color has-text-color has-background has-medium-font-size" href="#letters" style="padding-top:0.9em;padding-right:1.6em;padding-bottom:0.9em;padding-left:1.6em"><span class="eidan-opener__text">Letters from the studio</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/panel {"kind":"popup","label":"Letters","anchor":"letters"} -->
<div class="wp-block-eidan-panel" id="letters"><div class="eidan-panel__content"><!-- wp:heading -->
<h2 class="wp-block-heading">Letters from the studio</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Four times a year, what we learned on site. No advertising, and one click to leave.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="mailto:hello@lindqvistorr.example?subject=Letters">Subscribe</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:eidan/panel --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
