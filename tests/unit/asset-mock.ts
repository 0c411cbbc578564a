// Stands for a picture that webpack would give an address.
export default '/picture.webp';
