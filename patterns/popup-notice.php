<?php
/**
 * Section: a notice that opens once after ten seconds, for a day and not again for a month.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/panel {"kind":"popup","label":"Notice","delay":10,"days":30,"width":520,"anchor":"notice"} -->
<div class="wp-block-eidan-panel" id="notice"><div class="eidan-panel__content"><!-- wp:heading -->
<h2 class="wp-block-heading">We are closed until 4 January</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Letters are read again from then on. For what cannot wait, there is a telephone.</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="{{page:contact}}">Contact</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:eidan/panel -->
<?php
ob_end_flush();
