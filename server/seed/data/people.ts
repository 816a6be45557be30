export const firstNames = `
  Abigail Adam Adèle Ahmed Aisha Alain Alexander Alice Amara Amélie Amir Ana Anders Andre Angela Anika Antoine Arash
  Audrey Ava Béatrice Benjamin Brandon Camille Carlos Caroline Catherine Cedric Charlotte Claire Connor Daisy David
  Deepa Derek Diana Dmitri Dominic Elena Eli Émile Emily Emma Eric Esther Ethan Farah Fatima Félix Francis Gabriel
  Geneviève Georgia Gurpreet Hamza Harper Hassan Heather Helen Henry Hugo Ian Imani Ines Isaac Jack Jacob Jasmine
  Javier Jennifer Jérôme Jin Joanna Jonathan Joseph Julia Julien Kaitlyn Karim Kavita Keira Kevin Kwame Laura Laurence
  Leah Léa Liam Lily Logan Louise Lucia Luis Madeleine Malik Marie Marina Mark Martin Mei Mélanie Michael Miriam
  Mohammed Monica Nadia Naomi Natalie Nathan Nina Olga Oliver Olivia Omar Oscar Pascal Patrick Paul Philippe Quinn
  Rachel Rania Raphaël Rebecca Renée Robert Rohan Rosa Ruth Ryan Sabrina Sadie Samuel Sandra Sara Sean Sébastien
  Simon Simone Sophie Stella Sunita Talia Tanya Theo Thomas Tyler Valérie Victor Violet Wei William Xavier Yasmin
  Yuki Yves Zachary Zoé
`
  .trim()
  .split(/\s+/);

export const lastNames = `
  Abbott Adeyemi Ahmadi Ali Allard Anderson Arsenault Baker Banerjee Bashir Beaulieu Bélanger Bergeron Bernier Boisvert
  Brown Cameron Caron Castillo Chan Chaudhry Clark Cloutier Cohen Côté Cruz Da-Silva Das Davies Demers Desjardins
  Dhaliwal Doucet Dubois Dupuis Edwards El-Masri Evans Fernandes Fisher Fontaine Fortin Foster Fournier Fox Garcia
  Gauthier Gill Girard Grant Green Grewal Haddad Hall Hamilton Harris Hassan Hébert Hill Ho Hughes Hussain Ibrahim
  Ivanov Jackson Jensen Johnson Jones Joseph Kaur Kelly Khan King Kowalski Kumar Lachance Lalonde Lam Landry Lapointe
  Larsen Lavoie Leblanc Leclerc Lee Lefebvre Lévesque Lewis Li Liu Lopez MacLeod Mahmoud Malik Marchand Martin
  Martinez McCarthy McKenzie Mehta Mensah Mercier Michaud Miller Mitchell Moreau Morin Morrison Murphy Nadeau Nair
  Nakamura Nelson Ng Oliveira Olsen O'Brien O'Connor O'Neill Osei Ouellet Paquette Park Parker Pelletier Pereira Perron
  Pham Poirier Poulin Qureshi Rahman Reid Reyes Richard Rivera Roberts Robinson Rossi Roy Russo Ryan Sahota Santos
  Sato Schmidt Scott Sharma Shaw Silva Simard Singh Smith Stewart Suzuki Tan Taylor Thériault Thibault Thompson
  Tran Turner Usman Vachon Vu Walker Wang White Williams Wilson Wong Wood Wright Wu Yang Young Zhang Zhou
`
  .trim()
  .split(/\s+/);

export const streets = [
  'Maple Avenue',
  'King Street',
  'Elm Street',
  'Birch Lane',
  'Lakeshore Drive',
  'Church Street',
  'Park Road',
  'Cedar Crescent',
  'Victoria Street',
  'Station Road',
  'Willow Way',
  'Main Street',
  'Hillcrest Drive',
  'College Street',
];

export const cities = [
  { city: 'Toronto', state: 'ON', area: '416', postcode: 'M4Y' },
  { city: 'Mississauga', state: 'ON', area: '905', postcode: 'L5B' },
  { city: 'Ottawa', state: 'ON', area: '613', postcode: 'K1S' },
  { city: 'Montréal', state: 'QC', area: '514', postcode: 'H2J' },
  { city: 'Laval', state: 'QC', area: '450', postcode: 'H7T' },
  { city: 'Vancouver', state: 'BC', area: '604', postcode: 'V5K' },
  { city: 'Calgary', state: 'AB', area: '403', postcode: 'T2P' },
  { city: 'Halifax', state: 'NS', area: '902', postcode: 'B3H' },
  { city: 'Winnipeg', state: 'MB', area: '204', postcode: 'R3B' },
];

export const companies = [
  'Northshore Dental',
  'Prairie Freight',
  'Lumen Studio',
  'Harbour Law',
  'Cobalt Design',
];
